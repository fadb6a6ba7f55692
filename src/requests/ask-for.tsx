import { MessageCirclePlus } from 'lucide';
import { t } from '@/language/translate';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { openRequestBox } from './request-box-prefill';

/** In characters, because nobody reads a longer request that was pasted into the search. */
const maxRequestLength = 300;

/** Opens the request box with what was searched in vain, if anything is known of that. */
export function AskFor({ text }: { text: string }) {
  const asked = text.slice(0, maxRequestLength);
  return (
    <div className="mt-8 rounded-card border border-line bg-surface p-4">
      <p className="mb-3 text-muted">{t('Not what you need? Sellers read the requests and answer.')}</p>
      <Button variant="primary" className="max-w-full" onClick={() => openRequestBox(asked)}>
        <Icon of={MessageCirclePlus} className="size-4 shrink-0" />
        <span dir="auto" className="truncate">
          {asked ? t('Ask for "{text}"', { text: asked }) : t('Ask for it')}
        </span>
      </Button>
    </div>
  );
}
