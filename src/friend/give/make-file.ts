import { addressOf } from '@/browser/own-path';
import { brand } from '@/config/brand';
import { paths } from '@/config/paths';
import { groupThousands, plural, t } from '@/language/translate';
import type { Listing } from '@/listings/catalogue/listing';
import { newestFirst } from '@/listings/catalogue/parse-listings';
import { mostOffers } from '@/friend/format/limits';
import { writeFriendFile } from '@/friend/format/write-file';
import { readPictures } from './read-pictures';

/** A file that can be handed over. */
export interface MadeFile {
  file: File;
  offerCount: number;
  pictureCount: number;
}

export interface Wish {
  listings: readonly Listing[];
  hasPictures: boolean;
  /** When the listings were on the server, in ms. */
  madeAt: number;
  signal: AbortSignal;
  /** Called with how many pictures have been looked at. */
  onProgress: (done: number) => void;
}

const noPictures: ReadonlyMap<string, string> = new Map();

/** The file of some listings; null where that was called off. */
export async function makeFile(wish: Wish): Promise<MadeFile | null> {
  const { hasPictures, madeAt, signal, onProgress } = wish;
  // Never by distance: the order would tell where the giver is.
  const listings = wish.listings.slice(0, mostOffers).toSorted(newestFirst(madeAt));
  const pictures = hasPictures ? await readPictures(listings, { signal, onProgress }) : noPictures;
  if (signal.aborted) return null;
  const note = t('Offers from {brand}. Open this file in the app, at {address}', {
    brand: brand.name,
    address: addressOf(paths.fromAFriend),
  });
  const { text, offerCount, pictureCount } = await writeFriendFile({ listings, pictures, madeAt, note });
  if (signal.aborted) return null;
  const day = new Date(madeAt).toISOString().slice(0, 10);
  const name = `${brand.name.toLowerCase()}-${day}-${offerCount}.txt`;
  return { file: new File([text], name, { type: 'text/plain' }), offerCount, pictureCount };
}

/** '24 offers' or '24 offers, 20 with a picture'. */
export function contentWords({ offerCount, pictureCount }: MadeFile): string {
  const offers = plural(offerCount, { one: '{count} offer', other: '{count} offers' });
  if (pictureCount === 0) return offers;
  return t('{offers}, {count} with a picture', { offers, count: groupThousands(String(pictureCount)) });
}
