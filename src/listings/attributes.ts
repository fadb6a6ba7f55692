import { message, t } from '@/language/translate';
import { foldText } from '@/platform/text/fold';
import { limitText } from '@/platform/limit-text';

export type Choices = readonly (readonly [value: string, words: string])[];

/**
 * Something that a listing may say of itself: by one of a few values, or in its own words where there are no
 * choices.
 */
interface Attribute {
  label: string;
  choices?: Choices;
}

/**
 * What a listing may say of itself besides, under the name that the API has for it. A line here is read from
 * the catalogue, kept with it, and shown on the detail page and side by side; one with choices is a filter
 * under the same name.
 */
const table = {
  condition: {
    label: message('Condition'),
    choices: [
      ['new', message('New')],
      ['used', message('Used')],
      ['refurbished', message('Refurbished')],
    ],
  },
} as const satisfies Readonly<Record<string, Attribute>>;

export type AttributeName = keyof typeof table;
/** The value of each attribute that is said. */
export type Attributes<Name extends string = AttributeName> = ReadonlyMap<Name, string>;

/** How the attributes of a table are read and put into words. */
export function readTable<Name extends string>(attributes: Readonly<Record<Name, Attribute>>) {
  const isName = (name: string): name is Name => name in attributes;
  const names: readonly Name[] = Object.keys(attributes).filter(isName);
  const choices = (name: Name): Choices | undefined => attributes[name].choices;
  const readValue = (name: Name, text: string): string => {
    const among = choices(name);
    return among ? (among.find(([value]) => value === foldText(text))?.[0] ?? '') : limitText(text);
  };
  return {
    names,
    /** What an attribute is called, in English. */
    label: (name: Name): string => attributes[name].label,
    /** The values of an attribute with their English words; undefined where a listing says it in its own words. */
    choices,
    /** What a listing says of itself by an attribute, in the language on the screen; undefined for nothing. */
    words: ({ attributes: said }: { attributes: Attributes<Name> }, name: Name): string | undefined => {
      const among = choices(name)?.find(([value]) => value === said.get(name));
      return among ? t(among[1]) : said.get(name);
    },
    /** Reads each attribute of something; a value that is not known here reads as none. */
    read: (textOf: (name: Name) => string): Attributes<Name> =>
      new Map(
        names.flatMap((name) => {
          const value = readValue(name, textOf(name));
          return value ? [[name, value] as const] : [];
        }),
      ),
  };
}

export type AttributeTable<Name extends string> = ReturnType<typeof readTable<Name>>;

/** The attributes of the table above, read and put into words. */
export const listingAttributes = readTable<AttributeName>(table);
