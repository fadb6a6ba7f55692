/**
 * Runs in the page before the app: finds what a person would, by its words. Playwright's locators do the same,
 * but their code is 330 kB that every page load compiles anew, a third of the time of a run.
 */
export function openEyes() {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const seen = <Kind extends Element>(within: ParentNode | null | undefined, selector: string): Kind[] =>
    within ? [...within.querySelectorAll<Kind>(selector)].filter(isSeen) : [];
  const wordsOf = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ').trim();
  type Field = HTMLInputElement | HTMLTextAreaElement;

  const general = {
    isSeen,
    /** The first button that says this. */
    button: (words: RegExp, within: ParentNode | null = document): HTMLButtonElement | null =>
      seen<HTMLButtonElement>(within, 'button').find((button) => words.test(wordsOf(button))) ?? null,
    first: (selector: string, within: ParentNode = document): HTMLElement | null =>
      seen<HTMLElement>(within, selector)[0] ?? null,
    /** A field by the words of its label. */
    field(label: string): Field | null {
      const [named] = seen<Field>(document, `input[aria-label="${label}"]`);
      if (named) return named;
      const tie = seen<HTMLLabelElement>(document, 'label[for]').find((one) => wordsOf(one) === label);
      const field = tie && document.getElementById(tie.htmlFor);
      return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
    },
    choice: (words: RegExp): HTMLInputElement | null =>
      seen<HTMLLabelElement>(document, 'label')
        .find((label) => words.test(wordsOf(label)))
        ?.querySelector<HTMLInputElement>('input[type="radio"]') ?? null,
    /** As a person types: the field has the focus, and the app hears of it. */
    type(field: Field, text: string): void {
      field.focus();
      const prototype =
        field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
      // React replaces the setter of each field, so as to know what it has written itself.
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    pick(input: HTMLInputElement, files: readonly File[]): void {
      const picked = new DataTransfer();
      for (const file of files) picked.items.add(file);
      input.files = picked.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    /** What Enter in a field does: nothing where the form's button is disabled. */
    enter(field: Field): void {
      const button = field.form?.querySelector<HTMLButtonElement>('button[type="submit"]');
      if (!button?.disabled) field.form?.requestSubmit(button);
    },
  };
  const eyes = {
    ...general,
    submit: () =>
      general.button(
        /^(Submit|Try again)$/,
        document.querySelector('form[aria-label="Promote Your Product"]'),
      ),
    /** Asks whether an old post is one's own. */
    question: () => general.first('section[aria-label="Unsent post"]'),
  };
  Object.assign(globalThis, { eyes });
  return eyes;
}

export type Eyes = ReturnType<typeof openEyes>;
