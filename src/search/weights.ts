/** How much a word counts, up to 1, by its position. A word outside the offered part of the name is only mentioned. */
export const weights = {
  /** The thing that is offered. */
  name: 1,
  /** Words that specify it: *wedding* in wedding cake. */
  modifier: 0.9,
  /** The rest of the name: *fridge* in flat with fridge. */
  restOfName: 0.5,
  phrase: 0.75,
  /** The company or the place. */
  seller: 0.35,
  description: 0.25,
  /** A synonym in a category where it may mean another thing. */
  synonymInOtherCategory: 0.45,
};

/** Whether a weight marks an offered thing by a synonym in another category. No other weight equals it. */
export const isThingElsewhere = (weight: number): boolean => weight === weights.synonymInOtherCategory;

/** The least score of a required part: as much as that of a thing named in another category. */
export const leastForPart = weights.synonymInOtherCategory;
/** The least score of the thing after *ye-*: more than that of a company or place. */
export const leastForThing = 0.36;

/** The weight of words that stand together in a name, from the lowest weight among them. Together they count more. */
export function weightTogether(lowest: number): number {
  if (lowest === weights.modifier) return weights.name;
  return lowest === weights.restOfName ? weights.phrase : lowest;
}
