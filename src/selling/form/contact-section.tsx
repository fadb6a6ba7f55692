import { PhoneOff } from 'lucide';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { t } from '@/language/translate';
import type { PostFields } from '@/selling/post/post-fields';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/form-fields';
import { Icon } from '@/ui/icon';
import { fieldProps } from './field-props';
import { FormSection } from './form-section';

export function ContactSection({ form }: { form: UseFormReturn<PostFields> }) {
  // `type="url"` would reject 't.me/yourshop'.
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
      {/* The phone comes first, because most buyers call. */}
      <TextField {...fieldProps(form, 'phone')} type="tel" autoComplete="tel" enterKeyHint="next" />
      <TextField {...fieldProps(form, 'telegram')} {...link} placeholder="@yourshop" autoComplete="off" />
      <TextField {...fieldProps(form, 'tiktok')} {...link} placeholder="@yourshop" autoComplete="off" />
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

/** Warns that nobody can reach the seller of a post without contacts. The post can still be sent. */
export function ContactNotice({ form }: { form: UseFormReturn<PostFields> }) {
  const contacts = useWatch({ control: form.control, name: ['phone', 'telegram', 'tiktok', 'website'] });
  const isReachable = contacts.some((contact) => contact.trim() !== '');
  return (
    <div role="status">
      {!isReachable && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-surface p-4">
          <Icon of={PhoneOff} className="size-5 shrink-0 text-accent" />
          <span className="min-w-0 flex-1 basis-48 text-accent">
            {t("Buyers can't reach you: add a phone or Telegram")}
          </span>
          <Button onClick={() => form.setFocus('phone')}>{t('Add a phone')}</Button>
        </p>
      )}
    </div>
  );
}
