import { latinToFidel, typeFidel } from '@/lib/latin-to-fidel';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What a keyboard does to Latin words would change the letters meanwhile. */
const keyboard = { autocapitalize: 'none', autocorrect: 'off', spellcheck: 'false' };

/**
 * Puts a text in the place of the last characters before the caret. As if it were typed, so that undo, drafts and
 * React hear of it.
 */
function replaceBefore(field: TextControl, length: number, text: string): void {
  const end = field.selectionEnd ?? field.value.length;
  field.setSelectionRange((field.selectionStart ?? end) - length, end);
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else writes into a field and its undo history
  document.execCommand('insertText', false, text);
}

/** Turns Latin letters that are typed into a field into Ethiopic ones; returns what ends it. */
export function startFidel(find: () => TextControl | null): () => void {
  const events = new AbortController();
  /** What was written last: only that a further letter changes. */
  let last = { value: '', caret: -1 };
  const set = () => {
    for (const [name, value] of Object.entries(keyboard)) find()?.setAttribute(name, value);
  };
  const write = (field: TextControl, length: number, text: string) => {
    replaceBefore(field, length, text);
    last = { value: field.value, caret: field.selectionEnd ?? -1 };
  };
  const type = (event: InputEvent) => {
    const field = find();
    const { data, inputType, isComposing } = event;
    if (event.target !== field || !field || isComposing || inputType !== 'insertText' || data?.length !== 1)
      return;
    const { value, selectionStart: caret, selectionEnd } = field;
    const goesOn = caret === selectionEnd && value === last.value && caret === last.caret && caret > 0;
    const before = goesOn ? value.charAt(caret - 1) : '';
    const text = typeFidel(before, data);
    if (text === null) return;
    event.preventDefault();
    // A letter that stays is not written anew.
    const kept = before !== '' && text.startsWith(before) ? 1 : 0;
    if (text.length > kept) write(field, before.length - kept, text.slice(kept));
  };
  /** Keyboards of phones compose Latin words: theirs are turned when they are whole. */
  const compose = ({ target, data }: CompositionEvent) => {
    const field = find();
    if (target !== field || !field || !/^[a-z']+$/i.test(data)) return;
    setTimeout(() => {
      const caret = field.selectionEnd ?? 0;
      if (field.value.slice(caret - data.length, caret) === data)
        write(field, data.length, latinToFidel(data));
    });
  };
  const { signal } = events;
  document.addEventListener('beforeinput', type, { signal });
  document.addEventListener('compositionend', compose, { signal });
  document.addEventListener('focusin', set, { signal });
  set();
  return () => {
    events.abort();
    for (const name of Object.keys(keyboard)) find()?.removeAttribute(name);
  };
}
