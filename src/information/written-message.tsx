import { Copy } from 'lucide';
import { t } from '@/language/translate';
import { brand } from '@/platform/brand';
import { telegramDraft } from '@/platform/text/telegram-link';
import { Button, buttonClass } from '@/ui/button';
import { copyText } from '@/ui/copy-text';
import { Icon } from '@/ui/icon';
import { ExternalLink } from './external-link';

/** A message to the market, with the ways to send it. Telegram sends nothing before the visitor does. */
export function WrittenMessage({ text }: { text: string }) {
  const { telegram } = brand;
  return (
    <section
      aria-label={t('Your message')}
      className="mt-4 rounded-card border border-line bg-surface p-4 [overflow-wrap:anywhere]"
    >
      <p className="text-sm text-muted">
        {telegram
          ? t('Nothing is sent by itself. Copy your message, or open it in Telegram and send it there.')
          : t('Nothing is sent by itself. Copy your message to send it.')}
      </p>
      <p dir="auto" className="my-3 whitespace-pre-wrap select-all">
        {text}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copyText(text, 'message', t('Tap the message and copy it by hand.'))}>
          <Icon of={Copy} className="size-4" />
          {t('Copy')}
        </Button>
        {telegram && (
          <ExternalLink href={telegramDraft(telegram, text)} className={buttonClass('quiet')}>
            {t('Open in Telegram')}
          </ExternalLink>
        )}
      </div>
    </section>
  );
}
