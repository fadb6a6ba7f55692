import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { createGlobalStore } from '@/platform/create-store';
import { useStore } from '@/ui/use-store';

/** The text with which the floating box is asked to open; null once it has. */
const requestBoxPrefill = createGlobalStore<string | null>(() => null);

/** Opens the floating request box with a text, after what is typed there already. */
export const openRequestBox = (text: string): void => requestBoxPrefill.write(text);

/**
 * Writes the text with which the box is asked to open into its field, after what was typed, and focuses it.
 * Returns the ref of the field.
 */
export function useRequestBoxPrefill(
  text: string,
  setText: (text: string) => void,
): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const requested = useStore(requestBoxPrefill);
  const take = useEffectEvent((asked: string) => {
    // A second tap must not write it twice.
    if (!text.includes(asked)) setText(text === '' ? asked : `${text} ${asked}`);
    field.current?.focus();
    requestBoxPrefill.write(null);
  });
  useEffect(() => {
    if (requested !== null) take(requested);
  }, [requested]);
  return field;
}
