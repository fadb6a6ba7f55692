import { message, t } from '@/language/translate';
import { parseScalar } from '@/platform/parse-values';
import { foldText } from '@/platform/text/fold';
import { limitText } from '@/platform/text/limit-text';

export type Choices = readonly (readonly [value: string, label: string])[];

/** A property of a listing: one of a few values, or free text if there are no choices. */
interface Attribute {
  label: string;
  choices?: Choices;
}

/**
 * The optional properties of a listing. Each key is the property's name in the API. A property listed here is parsed,
 * cached, and shown on the detail page and in the comparison. If it has choices, lists also have a filter for it.
 */
const attributeTable = {
  condition: {
    label: message('Condition'),
    choices: [
      ['new', message('New')],
      ['used', message('Used')],
      ['refurbished', message('Refurbished')],
    ],
  },
} as const satisfies Readonly<Record<string, Attribute>>;

export type AttributeName = keyof typeof attributeTable;
/** The attributes that a listing has, with their values. */
export type Attributes<Name extends string = AttributeName> = ReadonlyMap<Name, string>;

/** Returns functions that read and describe the attributes of a table. */
export function createAttributeTable<Name extends string>(attributes: Readonly<Record<Name, Attribute>>) {
  const isName = (name: string): name is Name => name in attributes;
  const names: readonly Name[] = Object.keys(attributes).filter(isName);
  const choices = (name: Name): Choices | undefined => attributes[name].choices;
  const readValue = (name: Name, text: string): string => {
    const allowed = choices(name);
    return allowed ? (allowed.find(([value]) => value === foldText(text))?.[0] ?? '') : limitText(text);
  };
  return {
    names,
    label: (name: Name): string => attributes[name].label,
    /** The values of an attribute with their English labels; undefined for free text. */
    choices,
    /** Describes an attribute of a listing in the current language; undefined if it is missing. */
    text: ({ attributes: given }: { attributes: Attributes<Name> }, name: Name): string | undefined => {
      const chosen = choices(name)?.find(([value]) => value === given.get(name));
      return chosen ? t(chosen[1]) : given.get(name);
    },
    /**
     * Reads all attributes, whose values may have any type. A value that is not one of the choices counts as missing.
     */
    read: (valueOf: (name: Name) => unknown): Attributes<Name> =>
      new Map(
        names.flatMap((name) => {
          const value = readValue(name, parseScalar(valueOf(name)));
          return value ? [[name, value] as const] : [];
        }),
      ),
  };
}

export type AttributeTable<Name extends string> = ReturnType<typeof createAttributeTable<Name>>;

export const listingAttributes = createAttributeTable<AttributeName>(attributeTable);

/** Reduces an attribute table to the attributes with choices, which lists can filter by. */
export function withChoicesOnly<Name extends string>({ names, choices, label, read }: AttributeTable<Name>) {
  const isChoice = (name: Name) => choices(name) !== undefined;
  return {
    names: names.filter(isChoice),
    label,
    choices: (name: Name) => choices(name) ?? [],
    /** Reads these attributes. An attribute with free text counts as missing. */
    read: (valueOf: (name: Name) => unknown) => read((name) => isChoice(name) && valueOf(name)),
  };
}

export const filterAttributes = withChoicesOnly(listingAttributes);

export const noAttributes: Attributes = new Map<AttributeName, string>();
