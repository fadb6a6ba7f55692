import { createPersistedStore } from '@/platform/create-persisted-store';
import type { Path } from '@/platform/paths';
import { isRecord, parseList, parseTexts } from '@/platform/parse-values';
import { parseTown } from '@/place/visitor-place';
import type { Town } from '@/place/towns';

/** How many searches a device keeps. */
export const searchLimit = 10;
/** How many offers of each it knows by their ids: the newest. */
export const knownLimit = 100;
/** Characters of an address, nine for a letter of Ethiopic: what is longer was not made by the app. */
const longestAddress = 2000;
const longestId = 100;

/** A list of the market with its filters. */
export interface Search {
  /** The path and the parameters that say which list it is, in a fixed spelling. */
  address: Path;
  /** The place that was picked by hand where the list goes by distance; the place of the device is never kept. */
  town: Town | null;
}

export interface SavedSearch extends Search {
  /** The ids of what it had when it was last looked at, as far as that was posted after `since`. */
  known: readonly string[];
  /** What was posted until then is not new, in ms. */
  since: number;
}

const isPath = (text: string): text is Path => text.startsWith('/') && !text.startsWith('//');

/** What was stored, as a list of one; empty where it cannot be read. */
function parseSearch(json: unknown): SavedSearch[] {
  if (!isRecord(json)) return [];
  const { address, town, known, since } = json;
  if (typeof address !== 'string' || !isPath(address) || address.length > longestAddress) return [];
  return [
    {
      address,
      town: parseTown(town),
      known: parseTexts(known, longestId).slice(0, knownLimit),
      since: typeof since === 'number' ? since : 0,
    },
  ];
}

/** The searches that this device keeps, the last saved first. */
export const savedSearches = createPersistedStore<readonly SavedSearch[]>({
  key: 'gulit:saved-searches',
  parse: (json) => parseList(json).flatMap(parseSearch).slice(0, searchLimit),
  toJson: (searches) => (searches.length > 0 ? searches : null),
});

/** Two addresses that differ in nothing but their order are one search. */
export function keyOf({ address, town }: Search): string {
  const [path = '', query] = address.split('?');
  const parameters = new URLSearchParams(query);
  parameters.delete('sort');
  const place = parameters.has('within') || path === '/nearby-shops' ? (town?.name ?? '') : '';
  return `${path}?${parameters.toString()}#${place}`;
}

export const findSaved = (searches: readonly SavedSearch[], search: Search): SavedSearch | undefined =>
  searches.find((each) => keyOf(each) === keyOf(search));
