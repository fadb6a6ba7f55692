import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from '@/ui/use-store';
import { requestedText } from './open-request-box';

/**
 * Writes the text with which the box is asked to open into its field, after what was typed, and focuses it. Returns the ref of the
 * field.
 */
export function useRequestedText(
  text: string,
  setText: (text: string) => void,
): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const requested = useStore(requestedText);
  const take = useEffectEvent((asked: string) => {
    // A second tap must not write it twice.
    if (!text.includes(asked)) setText(text === '' ? asked : `${text} ${asked}`);
    field.current?.focus();
    requestedText.write(null);
  });
  useEffect(() => {
    if (requested !== null) take(requested);
  }, [requested]);
  return field;
}
