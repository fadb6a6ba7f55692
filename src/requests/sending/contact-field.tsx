import { useId } from 'react';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { fieldClass } from '@/ui/form-fields';
import type { useRequestText } from './use-send-text';

type ContactFieldProps = Pick<
  ReturnType<typeof useRequestText>,
  'contact' | 'setContact' | 'isContactInvalid'
> & {
  className?: string;
};

/** The field for a contact. The floating box has no room for a visible label. */
export function ContactField({ contact, setContact, isContactInvalid, className }: ContactFieldProps) {
  const errorId = useId();
  return (
    <div className={classNames('min-w-0', className)}>
      <input
        aria-label={t('How to reach you')}
        aria-invalid={isContactInvalid || undefined}
        aria-describedby={isContactInvalid ? errorId : undefined}
        value={contact}
        onChange={(event) => setContact(event.target.value)}
        placeholder={t('How to reach you: phone or Telegram')}
        autoComplete="tel"
        enterKeyHint="send"
        className={classNames(fieldClass, 'truncate placeholder:text-sm')}
      />
      {isContactInvalid && (
        <p id={errorId} role="alert" className="pt-1 text-sm text-sale">
          {t('Write a phone number, or a Telegram name such as @abebe.')}
        </p>
      )}
    </div>
  );
}
