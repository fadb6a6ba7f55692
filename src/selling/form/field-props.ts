import type { FieldError, UseFormReturn } from 'react-hook-form';
import { t } from '@/language/translate';
import { postFields, type PostFieldName, type PostFields } from '@/selling/post/post-fields';

/** The error of a field in the current language. `t` returns a message of the server unchanged. */
export const fieldErrorText = (error: FieldError | undefined): string | undefined =>
  error?.message === undefined ? undefined : t(error.message);

export function fieldProps({ register, formState, trigger }: UseFormReturn<PostFields>, name: PostFieldName) {
  const { label, requiredMessage } = postFields[name];
  const hasError = formState.errors[name] !== undefined;
  return {
    ...register(name, {
      onChange: () => void (hasError && trigger(name)),
      // Leaving an empty field shows no error. Only *Submit* says what is missing.
      onBlur: ({ target }: { target: HTMLInputElement }) =>
        void ((hasError || target.value.trim() !== '') && trigger(name)),
    }),
    label: t(label),
    error: fieldErrorText(formState.errors[name]),
    ...(requiredMessage && { marked: true, 'aria-required': true }),
  };
}
