import { type AttributeName, type AttributeTable, type Attributes, listingAttributes } from './attributes';

/** The attributes that lists can filter by: those with a fixed set of values. */
export function choicesOnly<Name extends string>({ names, choices, label, read }: AttributeTable<Name>) {
  const isChoice = (name: Name) => choices(name) !== undefined;
  return {
    names: names.filter(isChoice),
    label,
    choices: (name: Name) => choices(name) ?? [],
    /** Reads these attributes. Free text is treated as missing. */
    read: (valueOf: (name: Name) => unknown) => read((name) => isChoice(name) && valueOf(name)),
  };
}

export const filterAttributes = choicesOnly(listingAttributes);

export const noAttributes: Attributes = new Map<AttributeName, string>();
