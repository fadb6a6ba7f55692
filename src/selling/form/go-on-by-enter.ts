import type { KeyboardEvent } from 'react';

const takesText = (element: Element): element is HTMLElement =>
  (element instanceof HTMLInputElement &&
    element.type !== 'file' &&
    !element.readOnly &&
    element.tabIndex >= 0) ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/**
 * Leads from a text field to the next one, as the key of a phone says. Browsers would send the form: iOS also where the key
 * reads 'next'.
 */
export function goOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget: form, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement) || !takesText(target)) return;
  event.preventDefault();
  const fields = [...form.elements].filter(takesText);
  const next = fields[fields.indexOf(target) + 1];
  if (next) next.focus();
  else target.blur();
}
