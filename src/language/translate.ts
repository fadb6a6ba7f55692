import { languages } from './languages';
import { shownLanguage } from './messages';

/** The placeholder names of a text: 'count' in '{count} photos'. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

type ValuesFor<Name extends string> = [Name] extends [never]
  ? []
  : [values: Readonly<Record<Name, string | number>>];

/** The values for the placeholders of a text. A text of the type `string` allows any values. */
type Values<Text extends string> = string extends Text
  ? [values?: Readonly<Record<string, string | number>>]
  : ValuesFor<Names<Text>>;

const fill = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (placeholder: string, name: string) => String(values[name] ?? placeholder));

/** Translates an English text and fills its placeholders. A text without a translation stays English. */
export function t<const Text extends string>(text: Text, ...[values]: Values<Text>): string {
  const translation = shownLanguage.read().translations[text];
  return fill((typeof translation === 'string' && translation) || text, values);
}

/** Marks a text in a table for translation; `t` translates it when it is shown. */
export const message = <const Text extends string>(text: Text): Text => text;

/** Groups the digits of a whole number with the language's thousands separator. */
export const groupThousands = (digits: string): string =>
  digits.replace(/\B(?=(?:\d{3})+$)/g, languages[shownLanguage.read().code].separators[0]);

/** Translates a text with a number: '1 photo', '1,200 photos'. `other` is the key of the translation. */
export function plural<const One extends string, const Other extends string>(
  count: number,
  forms: { one: One; other: Other },
  ...[values]: ValuesFor<Exclude<Names<One | Other>, 'count'>>
): string {
  const { code, translations } = shownLanguage.read();
  const translation = translations[forms.other];
  const own =
    typeof translation === 'object'
      ? (translation[languages[code].pluralForm(count)] ?? translation.other)
      : null;
  return fill(own ?? forms[count === 1 ? 'one' : 'other'], {
    count: groupThousands(String(count)),
    ...values,
  });
}
