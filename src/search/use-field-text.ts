import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

const textIn = (form: HTMLFormElement) => form.querySelector('input')?.value ?? '';

/** Whether focus is inside the form. */
const hasFocus = (form: HTMLFormElement) => form.contains(document.activeElement);

/**
 * The text of a search field, and whether its suggestions are open: from focus or typing until Escape or until
 * focus leaves. It listens to the form, because this code loads later than the field and must not replace a
 * field in use.
 */
export function useFieldText(form: HTMLFormElement, onKeyDown: (event: KeyboardEvent) => void) {
  // React reads the field again after subscribing; text typed before would be missed otherwise.
  const subscribe = useCallback(
    (onChange: () => void) => {
      form.addEventListener('input', onChange);
      form.addEventListener('focusin', onChange);
      return () => {
        form.removeEventListener('input', onChange);
        form.removeEventListener('focusin', onChange);
      };
    },
    [form],
  );
  const text = useSyncExternalStore(subscribe, () => textIn(form));
  const [isOpen, setOpen] = useState(() => hasFocus(form));
  const keyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) onKeyDown(event);
  });
  useEffect(() => {
    const events = new AbortController();
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => form.addEventListener(name, listener, { signal: events.signal });
    const open = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) setOpen(true);
    };
    listen('input', open);
    listen('focusin', open);
    // A tap into the focused field opens what Escape closed.
    listen('click', open);
    listen('submit', () => setOpen(false));
    listen('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) setOpen(false);
    });
    listen('keydown', (event) => keyDown(event));
    return () => events.abort();
  }, [form]);
  return { text, isOpen, setOpen };
}
