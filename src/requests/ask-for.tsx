import { MessageCirclePlus } from 'lucide';
import { t } from '@/language/translate';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { createGlobalStore } from '@/platform/create-store';
import { useStore } from '@/ui/use-store';

/** The text with which the floating box is to open; null once it has. */
const requestBoxPrefill = createGlobalStore<string | null>(() => null);

/** Opens the request box and appends a text to what is typed there. */
const openRequestBox = (text: string): void => requestBoxPrefill.write(text);

/** Appends a requested text to the field and focuses it. Returns the field's ref. */
export function useRequestBoxPrefill(
  text: string,
  setText: (text: string) => void,
): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const requested = useStore(requestBoxPrefill);
  const take = useEffectEvent((asked: string) => {
    // A second tap must not append it twice.
    if (!text.includes(asked)) setText(text === '' ? asked : `${text} ${asked}`);
    field.current?.focus();
    requestBoxPrefill.write(null);
  });
  useEffect(() => {
    if (requested !== null) take(requested);
  }, [requested]);
  return field;
}

/** In characters, because nobody reads a longer request pasted into the search. */
const maxRequestLength = 300;

/** Opens the request box with the text of a search that found nothing. */
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
