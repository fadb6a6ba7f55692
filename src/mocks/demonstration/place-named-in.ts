import { neighbourhoods, towns, type Place } from './places';

const places = [...neighbourhoods, ...towns];

/** The place that a name speaks of: 'Two-bedroom apartment, Bole' must not stand in Gondar. */
export function placeNamedIn(text: string): Place | undefined {
  const words = ` ${text.replace(/[^\p{L}\d]+/gu, ' ')} `;
  return places.find(({ names }) => names.some((name) => words.includes(` ${name} `)));
}
