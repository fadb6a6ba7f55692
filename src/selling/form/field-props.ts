import type { UseFormReturn } from 'react-hook-form';
import { type PostFieldName, type PostFields, postFields } from '@/selling/post/post-fields';

/** The props that connect an input to the form and to its line in the table of fields. */
export function fieldProps({ register, formState }: UseFormReturn<PostFields>, name: PostFieldName) {
  const { label, requiredMessage } = postFields[name];
  return {
    ...register(name),
    label,
    error: formState.errors[name]?.message,
    ...(requiredMessage && { marked: true, 'aria-required': true }),
  };
}
