import { describe, expect, it } from 'vitest';
import { salvagePost } from '@/selling/drafts/salvage-post';
import { emptyFields } from '@/selling/post/post-fields';
import { createMemoryStore } from '#tests/memory-store';

const photo = (name: string) => new File([`bytes of ${name}`], `${name}.jpg`, { type: 'image/jpeg' });
const clip = new File(['clip'], 'clip.mp4', { type: 'video/mp4' });

async function salvage(record: unknown, files: Readonly<Record<string, File>> = {}) {
  const store = createMemoryStore();
  for (const [id, file] of Object.entries(files)) await store.putFile('old', id, file);
  return salvagePost(store, { id: 'old', record });
}

describe('the texts of a record that cannot be read', () => {
  it.each([
    ['under the names of the form', { productName: 'Sofa' }],
    ['under the names of the API', { product_name: 'Sofa' }],
    ['in fields', { fields: { productName: 'Sofa' } }],
    ['four levels down', { a: { b: { c: { d: { productName: 'Sofa' } } } } }],
    ['the outermost first', { a: { productName: 'Chair' }, productName: 'Sofa' }],
    ['the first that is not blank', { productName: ' ', a: { productName: 'Sofa' } }],
  ])('are found %s', async (_where, record) => {
    expect((await salvage(record)).fields).toEqual({ ...emptyFields, productName: 'Sofa' });
  });

  it('may be numbers, and are nothing else', async () => {
    const { fields } = await salvage({
      price: 18500,
      productName: true,
      companyName: ['Mesfin'],
      phone: null,
    });
    expect(fields).toEqual({ ...emptyFields, price: '18500' });
  });

  it('are not looked for below a field of a post, nor without end in a record that refers to itself', async () => {
    const record: Record<string, unknown> = { a: { b: { c: { d: { e: { productName: 'Sofa' } } } } } };
    record['self'] = record;
    expect((await salvage(record)).fields).toEqual(emptyFields);
  });

  it('that this version does not know stay among the fields', async () => {
    const { fields } = await salvage({ fields: { colour: 'red', price: 5 }, template: 'shop' });
    expect(fields).toEqual({ ...emptyFields, colour: 'red', price: '5' });
  });

  it.each([null, 'Sofa', 7, [{ productName: 'Sofa' }]])('are none in %j', async (record) => {
    expect((await salvage(record)).fields).toEqual(emptyFields);
  });
});

describe('the files of a record that cannot be read', () => {
  const files = { a: photo('a'), b: photo('b'), c: photo('c'), v: clip };
  const photoIds = (post: Awaited<ReturnType<typeof salvage>>) => {
    const { profile, main, additional } = post.media;
    return [profile?.id, main?.id, additional.map(({ id }) => id)];
  };

  it('stand where the record has them, the others beside', async () => {
    const media = { profile: { id: 'c' }, main: { id: 'a' }, video: { id: 'v', seconds: '12.5' } };
    const post = await salvage({ media }, files);
    expect(photoIds(post)).toEqual(['c', 'a', ['b']]);
    expect(post.media.video).toEqual({ id: 'v', file: clip, seconds: 12.5 });
    expect(post.media.main).toEqual({ id: 'a', file: files.a });
  });

  it.each([
    ['tells nothing', {}],
    ['is none', null],
    ['names a file that is gone', { media: { main: { id: 'x' }, profile: 'a', video: { seconds: 'long' } } }],
    ['has a list for media', { media: ['a', 'b'] }],
  ])('are all there where the record %s', async (_what, record) => {
    const post = await salvage(record, files);
    expect(photoIds(post)).toEqual([undefined, undefined, ['a', 'b', 'c']]);
    expect(post.media).toMatchObject({ profile: null, main: null, video: { id: 'v', seconds: 0 } });
  });

  it('are none where none is kept', async () => {
    const post = await salvage({ media: { main: { id: 'a' } } });
    expect(post.media).toEqual({ profile: null, main: null, additional: [], video: null });
    expect(post.id).not.toBe('old');
  });
});
