import type { UseFormReturn } from 'react-hook-form';
import type { PostFields } from '@/selling/post/post-fields';
import { TextField } from '@/ui/text-field';
import { FormSection } from './media-section';

/** How buyers reach the seller. */
export function ContactSection({ form: { register, formState } }: { form: UseFormReturn<PostFields> }) {
  const { errors } = formState;
  const link = { type: 'text', inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <FormSection title="Contact">
      <TextField
        {...register('telegram')}
        {...link}
        label="Telegram link"
        placeholder="https://t.me/yourshop"
        autoComplete="off"
        error={errors.telegram?.message}
      />
      <TextField
        {...register('tiktok')}
        {...link}
        label="TikTok link"
        placeholder="https://www.tiktok.com/@yourshop"
        autoComplete="off"
        error={errors.tiktok?.message}
      />
      <TextField
        {...register('website')}
        {...link}
        label="Website"
        placeholder="https://www.yourshop.et"
        autoComplete="url"
        error={errors.website?.message}
      />
      <TextField
        {...register('phone')}
        type="tel"
        label="Phone"
        autoComplete="tel"
        error={errors.phone?.message}
      />
    </FormSection>
  );
}
