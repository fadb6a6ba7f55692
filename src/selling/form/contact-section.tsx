import type { UseFormReturn } from 'react-hook-form';
import { t } from '@/language/translate';
import type { PostFields } from '@/selling/post/post-fields';
import { TextField } from '@/ui/form-fields';
import { fieldProps } from './field-props';
import { FormSection } from './media-section';

export function ContactSection({ form }: { form: UseFormReturn<PostFields> }) {
  // Not `type="url"`, whose keyboards and checks reject 't.me/yourshop'.
  const link = {
    type: 'text',
    inputMode: 'url',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    enterKeyHint: 'next',
  } as const;
  return (
    <FormSection title={t('Your contact details')}>
      {/* First, because most buyers use it. */}
      <TextField {...fieldProps(form, 'phone')} type="tel" autoComplete="tel" enterKeyHint="next" />
      <TextField
        {...fieldProps(form, 'telegram')}
        {...link}
        placeholder="https://t.me/yourshop"
        autoComplete="off"
      />
      <TextField
        {...fieldProps(form, 'tiktok')}
        {...link}
        placeholder="https://www.tiktok.com/@yourshop"
        autoComplete="off"
      />
      <TextField
        {...fieldProps(form, 'website')}
        {...link}
        placeholder="https://www.yourshop.et"
        autoComplete="url"
        enterKeyHint="done"
      />
    </FormSection>
  );
}
