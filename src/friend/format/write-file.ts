import type { Listing } from '@/listings/catalogue/listing';
import { toListingState } from '@/listings/catalogue/listing-state';
import { toBase64 } from './base64';
import { markLine, version } from './file-mark';
import { gzip } from './gzip';
import { mostOffers, mostWritten } from './limits';

interface Content {
  listings: readonly Listing[];
  /** In base64, by the ids of their listings. */
  pictures: ReadonlyMap<string, string>;
  /** When the offers were on the server, in ms. */
  madeAt: number;
  /** What stands at the top of the file, for whoever looks into it. */
  note: string;
}

interface WrittenFile {
  text: string;
  offerCount: number;
  pictureCount: number;
}

/** A row as the API has it, without the owner's email and without the addresses of its pictures. */
const rowOf = (listing: Listing) => ({
  ...toListingState(listing).product,
  profile_photo: undefined,
  product_photo: undefined,
  product_video: undefined,
  images: undefined,
});

/** Takes texts in their order as long as all of them together stay within the limit. */
function createBudget() {
  const encoder = new TextEncoder();
  let left = mostWritten;
  return (text: string): boolean => {
    left -= encoder.encode(text).length + 1;
    return left >= 0;
  };
}

/** A file as text: Chromium shares no `.gz` and no `.json`. */
const toFileText = (note: string, body: string): string => `${note}\n${markLine(version)}\n${body}\n`;

/** The file of some offers, and how many of them and of their pictures it has room for. */
export async function writeFriendFile({ listings, pictures, madeAt, note }: Content): Promise<WrittenFile> {
  const fits = createBudget();
  const written: { id: string; row: string }[] = [];
  for (const listing of listings.slice(0, mostOffers)) {
    const row = JSON.stringify(rowOf(listing));
    if (!fits(row)) break;
    written.push({ id: listing.id, row });
  }
  const shown: string[] = [];
  for (const { id } of written) {
    const picture = pictures.get(id);
    const entry = `${JSON.stringify(id)}:${JSON.stringify(picture)}`;
    if (picture !== undefined && fits(entry)) shown.push(entry);
  }
  const rows = written.map(({ row }) => row).join();
  const json = `{"madeAt":${madeAt},"rows":[${rows}],"pictures":{${shown.join()}}}`;
  return {
    text: toFileText(note, toBase64(await gzip(json))),
    offerCount: written.length,
    pictureCount: shown.length,
  };
}
