import { isRecord } from '@/lib/parse-values';
import type { Listing } from '@/listings/catalogue/listing';
import { parseListings } from '@/listings/catalogue/parse-listings';
import { clockSkew } from '@/listings/catalogue/selectors';
import { fromBase64 } from './base64';
import { FriendFileError } from './file-fault';
import { findMark, version } from './file-mark';
import { gunzip } from './gzip';
import { mostBytes, mostOffers } from './limits';
import { pictureAddress } from './picture';

/** What a file of a friend holds. */
export interface FriendOffers {
  /** When the offers were on the server, in ms, as the file says; null where that cannot be. */
  madeAt: number | null;
  /** None of them counts as verified, whatever the file says: only the server's rows are. */
  listings: readonly Listing[];
}

const refuseDamaged = (): never => {
  throw new FriendFileError('damaged');
};

/** What follows the mark. Throws a `FriendFileError` where there is none, or one of another version. */
function bodyOf(text: string): string {
  const found = findMark(text);
  if (!found) throw new FriendFileError('not-ours');
  const { made, rest } = found;
  if (made !== version) throw new FriendFileError(made > version ? 'newer' : 'not-ours');
  return rest;
}

/** What a file packs, as unknown JSON. */
async function unpack(file: Blob): Promise<unknown> {
  if (file.size > mostBytes) throw new FriendFileError('too-large');
  const body = bodyOf(await file.text().catch(refuseDamaged));
  const bytes = fromBase64(body) ?? refuseDamaged();
  const text = await gunzip(bytes, mostBytes).catch(refuseDamaged);
  if (text === null) throw new FriendFileError('too-large');
  try {
    return JSON.parse(text);
  } catch {
    return refuseDamaged();
  }
}

/**
 * A row of a file without what it may not say: who owns it, that it was verified, and addresses that a page
 * would load by itself.
 */
const withoutClaims = (row: unknown): unknown =>
  isRecord(row)
    ? {
        ...row,
        email: null,
        verified: false,
        profile_photo: null,
        product_photo: null,
        product_video: null,
        images: [],
      }
    : row;

function readRows(rows: readonly unknown[], now: number): readonly Listing[] {
  try {
    // The parser of the API's rows, so that no text, link or number gets in by another way.
    return parseListings(rows.map(withoutClaims), now);
  } catch {
    return refuseDamaged();
  }
}

/** The offers of a file that somebody was given. Rejects with a `FriendFileError`. `now` in ms. */
export async function readFriendFile(file: Blob, now: number): Promise<FriendOffers> {
  const json = await unpack(file);
  if (!isRecord(json)) return refuseDamaged();
  const { madeAt, rows, pictures } = json;
  if (!Array.isArray(rows)) return refuseDamaged();
  if (rows.length === 0) throw new FriendFileError('empty');
  if (rows.length > mostOffers) throw new FriendFileError('too-large');
  const byId = new Map(isRecord(pictures) ? Object.entries(pictures) : []);
  return {
    madeAt: typeof madeAt === 'number' && madeAt > 0 && madeAt <= now + clockSkew ? madeAt : null,
    listings: readRows(rows, now).map((listing) => ({
      ...listing,
      photo: pictureAddress(byId.get(listing.id)),
    })),
  };
}
