import { type AttributeName, type AttributeTable, type Attributes, listingAttributes } from './attributes';

/** The part of a table that lists can be filtered by: what is said by one of a few values. */
export function choicesOnly<Name extends string>({ names, choices, label, read }: AttributeTable<Name>) {
  const isChoice = (name: Name) => choices(name) !== undefined;
  return {
    names: names.filter(isChoice),
    label,
    choices: (name: Name) => choices(name) ?? [],
    /** Reads each of them; what is said in own words reads as none. */
    read: (textOf: (name: Name) => string | null | undefined) =>
      read((name) => (isChoice(name) && textOf(name)) || ''),
  };
}

export const filterAttributes = choicesOnly(listingAttributes);

export const noAttributes: Attributes = new Map<AttributeName, string>();
