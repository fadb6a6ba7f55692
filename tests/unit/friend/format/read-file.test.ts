import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBase64 } from '@/friend/format/base64';
import { gzip } from '@/friend/format/gzip';
import { readFriendFile } from '@/friend/format/read-file';
import { writeFriendFile } from '@/friend/format/write-file';
import { parseListings } from '@/listings/catalogue/parse-listings';
import { buildRow } from '#tests/build-row';
import { buildListing } from '#tests/build-listing';
import { fixedNow } from '#tests/clock';
import { expectComplaint } from '#tests/complaints';
import { buildJpeg } from '#tests/files/jpeg-bytes';
import { buildWebp } from '#tests/files/webp-bytes';
import { hostileRows } from '#tests/hostile-rows';
import { arbitraryListings } from '../../listings/arbitrary-listings';

const note = 'Offers from a test. በአማርኛ።';
const madeAt = fixedNow - 1000;
const blobOf = (text: string) => new Blob([text], { type: 'text/plain' });
const jpeg = toBase64(buildJpeg());
const webp = toBase64(buildWebp());

/** A file that packs this JSON. */
const pack = async (json: unknown, version = '1') =>
  blobOf(`${note}\ngulit-offers/${version}\n${toBase64(await gzip(JSON.stringify(json)))}\n`);
const packRows = (rows: readonly unknown[], more: object = {}) => pack({ madeAt, rows, ...more });

const faultOf = async (file: Blob) => {
  try {
    await readFriendFile(file, fixedNow);
    return 'opened';
  } catch (error) {
    return Reflect.get(Object(error), 'fault') ?? error;
  }
};

describe('a file that was written', () => {
  it('is read back as the same offers, without owners, addresses of pictures and the mark of the server', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryListings, fc.boolean(), async (listings, hasPictures) => {
        fc.pre(listings.length > 0);
        const pictures = new Map(hasPictures ? listings.map(({ id }, n) => [id, n % 2 ? jpeg : webp]) : []);
        const { text, offerCount, pictureCount } = await writeFriendFile({
          listings,
          pictures,
          madeAt,
          note,
        });
        const read = await readFriendFile(blobOf(text), fixedNow);
        expect([offerCount, pictureCount]).toEqual([listings.length, pictures.size]);
        expect(read.madeAt).toBe(madeAt);
        const addressOf = (id: string) => {
          const picture = pictures.get(id);
          return picture ? `data:image/${picture === jpeg ? 'jpeg' : 'webp'};base64,${picture}` : null;
        };
        const expected = listings.map((listing) => ({
          ...listing,
          ownerEmail: '',
          photo: addressOf(listing.id),
          profilePhoto: null,
          video: null,
          images: [],
          verified: false,
        }));
        const byId = (a: { id: string }, b: { id: string }) => Number(a.id) - Number(b.id);
        expect(read.listings.toSorted(byId)).toEqual(expected.toSorted(byId));
      }),
      { numRuns: 40 },
    );
  });

  it('survives other line breaks, and a mark of the byte order', async () => {
    const { text } = await writeFriendFile({
      listings: [buildListing()],
      pictures: new Map(),
      madeAt,
      note,
    });
    const changed = `\ufeff${text.replaceAll('\n', '\r\n').replace(/(.{76})/g, '$1\r\n')}`;
    // The note has no line of 76 letters, so that only what is packed is broken.
    expect((await readFriendFile(blobOf(changed), fixedNow)).listings).toHaveLength(1);
  });

  it('has no email address and no address of a picture in it', async () => {
    const listing = buildListing({ email: 'owner@example.com', product_photo: '/media/secret.jpg' });
    const { text } = await writeFriendFile({ listings: [listing], pictures: new Map(), madeAt, note });
    const { listings } = await readFriendFile(blobOf(text), fixedNow);
    expect(JSON.stringify(listings)).not.toMatch(/owner@|secret/);
  });

  it('leaves out what has no room, pictures first, and can always be opened', async () => {
    const listings = Array.from({ length: 400 }, (_, n) =>
      buildListing({ description: `${n} ${'long '.repeat(9999)}` }),
    );
    const pictures = new Map(listings.map(({ id }) => [id, jpeg]));
    const { text, offerCount, pictureCount } = await writeFriendFile({ listings, pictures, madeAt, note });
    expect(offerCount).toBeGreaterThan(200);
    expect(offerCount).toBeLessThan(400);
    expect(pictureCount).toBeLessThan(10);
    expect((await readFriendFile(blobOf(text), fixedNow)).listings).toHaveLength(offerCount);
  });

  it('takes 1,000 offers at most', async () => {
    const listings = Array.from({ length: 1001 }, () => buildListing());
    const written = await writeFriendFile({ listings, pictures: new Map(), madeAt, note });
    expect(written.offerCount).toBe(1000);
  });
});

describe('a file that is refused', () => {
  const row = buildRow();
  const cutOff = async () => {
    const text = await (await packRows([row])).text();
    return blobOf(text.slice(0, -40));
  };
  const damaged = async () => {
    const text = await (await packRows([row])).text();
    return blobOf(`${text.slice(0, -60)}AAAA${text.slice(-56)}`);
  };
  /** 40 MB of spaces that weigh 40 kB. */
  const bomb = async () =>
    blobOf(`gulit-offers/1\n${toBase64(await gzip(`{"rows":[${' '.repeat(40_000_000)}]}`))}`);
  const many = Array.from({ length: 1001 }, () => row);

  const cases: readonly (readonly [string, string, () => Promise<Blob> | Blob])[] = [
    ['is empty', 'not-ours', () => blobOf('')],
    ['is a letter', 'not-ours', () => blobOf('Dear friend, gulit-offers/1 is a format.')],
    ['is a picture', 'not-ours', () => new Blob([buildJpeg({ weight: 9999 })])],
    ['has its mark far behind', 'not-ours', () => blobOf(`${'x\n'.repeat(9999)}gulit-offers/1\nAAAA`)],
    ['is of a later version', 'newer', () => pack({}, '2')],
    ['is of no version', 'not-ours', () => pack({}, '0')],
    ['is cut off', 'damaged', cutOff],
    ['has other bytes in it', 'damaged', damaged],
    ['is no base64', 'damaged', () => blobOf('gulit-offers/1\n<script>')],
    ['is not packed', 'damaged', () => blobOf(`gulit-offers/1\n${btoa('{"rows":[]}')}`)],
    ['has nothing behind its mark', 'damaged', () => blobOf('gulit-offers/1\n')],
    ['is over 20 MB', 'too-large', () => blobOf('x'.repeat(20_000_001))],
    ['unpacks to over 20 MB', 'too-large', bomb],
    ['has over 1,000 offers', 'too-large', () => packRows(many)],
    ['has no offers', 'empty', () => packRows([])],
    ['packs no JSON', 'damaged', async () => blobOf(`gulit-offers/1\n${toBase64(await gzip('{'))}`)],
    ['packs a list', 'damaged', () => pack([row])],
    ['packs nothing', 'damaged', () => pack(null)],
    ['packs offers that are no list', 'damaged', () => pack({ madeAt, rows: { 0: row } })],
  ];

  it.each(cases)('%s: %s', async (_what, fault, build) => {
    expect(await faultOf(await build())).toBe(fault);
  });

  it('holds nothing but rows that cannot be read', async () => {
    expect(await faultOf(await packRows([null, 7, 'x', {}, { id: 1 }]))).toBe('damaged');
    expect(await faultOf(await packRows([null]))).toBe('damaged');
    expectComplaint(/^Skipped 5 of 5 listings/);
    expectComplaint(/^Skipped 1 of 1 listings/);
  });

  it('is gone from the device since it was picked', async () => {
    const file = Object.assign(blobOf('gulit-offers/1\n'), { text: () => Promise.reject(new Error('gone')) });
    expect(await faultOf(file)).toBe('damaged');
  });
});

describe('what a hostile file says', () => {
  it('is read by the parser of the API alone', async () => {
    const rows = hostileRows('homes').map((hostile) => hostile.row);
    const { listings } = await readFriendFile(await packRows(rows), fixedNow);
    // As they have been through JSON.
    const sent = rows.map((row) => Object(JSON.parse(JSON.stringify(row))));
    const claims = { email: null, verified: false, images: [] };
    const media = { profile_photo: null, product_photo: null, product_video: null };
    expect(listings).toEqual(
      parseListings(
        sent.map((row) => ({ ...row, ...claims, ...media })),
        fixedNow,
      ),
    );
  });

  it('names no address that a page would load, no owner and no mark of the server', async () => {
    const bad = 'https://tracker.example/dot.gif';
    const row = buildRow({
      product_photo: bad,
      profile_photo: bad,
      product_video: bad,
      images: [{ id: 1, image: bad }],
      verified: true,
    });
    const { listings } = await readFriendFile(
      await packRows([row], { pictures: { [String(row.id)]: bad } }),
      fixedNow,
    );
    expect(JSON.stringify(listings)).not.toContain('tracker');
    expect(listings).toMatchObject([{ verified: false, ownerEmail: '', photo: null }]);
  });

  it.each([
    ['a time to come', fixedNow + 86_400_000],
    ['a time before all', -1],
    ['a text', '2026-01-01'],
    ['nothing', null],
    ['no number', Number.NaN],
  ])('is of unknown age with %s', async (_what, when) => {
    expect(
      (await readFriendFile(await packRows([buildRow()], { madeAt: when }), fixedNow)).madeAt,
    ).toBeNull();
  });

  it.each([
    ['a list', []],
    ['a text', 'x'],
    ['nothing', null],
    ['a number', 7],
  ])('has no pictures with %s for them', async (_what, pictures) => {
    const { listings } = await readFriendFile(await packRows([buildRow()], { pictures }), fixedNow);
    expect(listings[0]?.photo).toBeNull();
  });
});
