import type { UseFormReturn } from 'react-hook-form';
import { type PostFieldName, type PostFields, postFields } from '@/selling/post/post-fields';

/** What the input of a field takes from the form and from the table of fields. */
export function fieldProps({ register, formState }: UseFormReturn<PostFields>, name: PostFieldName) {
  const { label, requiredMessage } = postFields[name];
  return {
    ...register(name),
    label,
    error: formState.errors[name]?.message,
    ...(requiredMessage && { marked: true, 'aria-required': true }),
  };
}
