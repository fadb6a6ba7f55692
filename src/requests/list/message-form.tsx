import { SendHorizontal } from 'lucide';
import { useState } from 'react';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { TypedMatches } from '@/requests/matching/typed-matches';
import { ContactField } from '@/requests/sending/contact-field';
import { useRequestText } from '@/requests/sending/use-send-text';
import { Button } from '@/ui/button';
import { TextAreaField } from '@/ui/form-fields';
import { Icon } from '@/ui/icon';
import { WaitNotice } from '@/ui/wait-notice';

/** The form 'What do you want to Buy/Sell?'. Its field has one line until somebody writes. */
export function MessageForm() {
  const { text, setText, sending, submit, ...contactField } = useRequestText({
    field: { kind: 'form' },
  });
  const [isOpened, setOpened] = useState(false);
  const isFolded = !isOpened && text === '';
  return (
    <section
      aria-labelledby="buy-sell"
      className={isFolded ? undefined : 'rounded-card border border-line bg-surface p-4 sm:p-6'}
    >
      <h2 id="buy-sell" className={classNames('text-lg', isFolded && 'mb-2')}>
        {t('What do you want to Buy/Sell?')}
      </h2>
      {!isFolded && <p className="mb-3 text-sm text-muted">{t('Anyone can read it.')}</p>}
      <form
        onSubmit={(event) => {
          // The list below shows the sent request at its top.
          if (submit(event)) setOpened(false);
        }}
        className={isFolded ? 'flex items-start gap-2' : 'flex flex-col gap-3'}
      >
        {/* The field is the same element, folded or not; a new one would lose the focus. */}
        <div className={classNames(isFolded && 'min-w-0 flex-1 [&_label]:sr-only [&_textarea]:resize-none')}>
          <TextAreaField
            label={t('Message')}
            placeholder={t('What do you need?')}
            rows={isFolded ? 1 : 3}
            value={text}
            readOnly={sending}
            onFocusCapture={() => setOpened(true)}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        {!isFolded && (
          <>
            <TypedMatches text={text} />
            <ContactField {...contactField} />
          </>
        )}
        <Button
          type="submit"
          variant="primary"
          disabled={sending}
          className={isFolded ? 'mt-1 shrink-0 px-3!' : 'self-start'}
        >
          {isFolded && !sending && <Icon of={SendHorizontal} className="size-5" />}
          <span className={isFolded && !sending ? 'sr-only' : undefined}>
            {sending ? t('Sending...') : t('Submit')}
          </span>
        </Button>
      </form>
      {sending && <WaitNotice className="text-sm" />}
    </section>
  );
}
