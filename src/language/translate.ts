import { languages } from './languages';
import { shownLanguage } from './messages';

/** The names in braces of a text: 'count' of '{count} photos'. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** The values for names; nothing where there are none. */
type ValuesFor<Name extends string> = [Name] extends [never]
  ? []
  : [values: Readonly<Record<Name, string | number>>];

/** The values of a text, by the names it has in braces; whatever a text needs that comes out of a table. */
type Values<Text extends string> = string extends Text
  ? [values?: Readonly<Record<string, string | number>>]
  : ValuesFor<Names<Text>>;

const fill = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (name: string, key: string) => String(values[key] ?? name));

/**
 * A text in the language on the screen, with values in the place of the names in braces. The English text is
 * what other languages are found by; one without a translation stays English.
 */
export function t<const Text extends string>(text: Text, ...[values]: Values<Text>): string {
  const translation = shownLanguage.read().catalogue[text];
  return fill((typeof translation === 'string' && translation) || text, values);
}

/** Marks a text of a table, which `t` translates where it is shown. */
export const message = <const Text extends string>(text: Text): Text => text;

/** The digits of a whole number with what the language writes between its thousands. */
export const groupThousands = (digits: string): string =>
  digits.replace(/\B(?=(?:\d{3})+$)/g, languages[shownLanguage.read().code].separators[0]);

/**
 * A text in the form that its language has for a number, which stands for '{count}': '1 photo', '1,200 photos'.
 * Translations are found by `other`.
 */
export function plural<const One extends string, const Other extends string>(
  count: number,
  forms: { one: One; other: Other },
  ...[values]: ValuesFor<Exclude<Names<One | Other>, 'count'>>
): string {
  const { code, catalogue } = shownLanguage.read();
  const translation = catalogue[forms.other];
  const own =
    typeof translation === 'object'
      ? (translation[languages[code].pluralForm(count)] ?? translation.other)
      : null;
  return fill(own ?? forms[count === 1 ? 'one' : 'other'], {
    count: groupThousands(String(count)),
    ...values,
  });
}
