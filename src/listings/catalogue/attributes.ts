import { foldText } from '@/lib/fold-text';

/** Something that a listing may say of itself by one of a few values. */
interface Attribute {
  label: string;
  choices: readonly (readonly [value: string, words: string])[];
}

/**
 * What a listing may say of itself by one of a few values, under the name that the API and the address of a filtered list
 * have for it. A line here is read from the catalogue, shown on the detail page and offered as a filter.
 */
const table = {
  condition: {
    label: 'Condition',
    choices: [
      ['new', 'New'],
      ['used', 'Used'],
      ['refurbished', 'Refurbished'],
    ],
  },
} as const satisfies Record<string, Attribute>;

export type AttributeName = keyof typeof table;
/** The value of each attribute that is said. */
export type Attributes = ReadonlyMap<AttributeName, string>;

export const noAttributes: Attributes = new Map<AttributeName, string>();

const isAttributeName = (name: string): name is AttributeName => name in table;
export const attributeNames: readonly AttributeName[] = Object.keys(table).filter(isAttributeName);

const attributes: Readonly<Record<AttributeName, Attribute>> = table;
export const attributeLabel = (name: AttributeName): string => attributes[name].label;
/** The values of an attribute with their words. */
export const attributeChoices = (name: AttributeName): Attribute['choices'] => attributes[name].choices;

/** The words of what a listing says of itself by an attribute; undefined where it says nothing. */
export const attributeWords = (
  { attributes: said }: { attributes: Attributes },
  name: AttributeName,
): string | undefined => attributeChoices(name).find(([value]) => value === said.get(name))?.[1];

/** Reads each attribute of something; a value that is not known here reads as none. */
export const readAttributes = (valueOf: (name: AttributeName) => unknown): Attributes =>
  new Map(
    attributeNames.flatMap((name) => {
      const given = foldText(String(valueOf(name)));
      return attributeChoices(name).flatMap(([value]) => (value === given ? [[name, value] as const] : []));
    }),
  );
