import { describe, expect, it } from 'vitest';
import type { FormFile } from '#tests/unit/mocks/encode-form';
import { startMockServer } from '#tests/unit/mocks/mock-server';
import { photoBytes, photoNamed, productForm } from '#tests/unit/mocks/product-form';

type Refusal = [what: string, fields: Record<string, string | FormFile>, errors: Record<string, string[]>];
const required = ['This field is required.'];

describe('GET /api/products/', () => {
  it('sends the whole catalogue, verified or not, as JSON', async () => {
    const { send } = startMockServer();
    const response = await send('/api/products/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    const rows: { verified: boolean }[] = await response.json();
    expect(rows.length).toBeGreaterThanOrEqual(420);
    expect(new Set(rows.map(({ verified }) => verified))).toEqual(new Set([true, false]));
  });

  it('answers for any origin', async () => {
    const { send } = startMockServer();
    expect((await send('https://api.example.com/api/products/')).status).toBe(200);
  });
});

describe('POST /api/products/', () => {
  it('stores a post as waiting, dated by the server, with its decimals as Django writes them', async () => {
    const { postForm, products } = startMockServer();
    const form = productForm({
      category: 'art',
      discount: '15',
      latitude: '9.01',
      longitude: '38.76',
      price: '450',
      contact_telegram: 'https://t.me/jebena',
      email: 'hana@example.com',
      verified: 'true',
    });
    const response = await postForm(form);
    expect(response.status).toBe(201);
    const row = await response.json();
    expect(row).toMatchObject({
      id: 100_000,
      product_name: 'Clay coffee pot',
      company_name: 'Jebena House',
      category: 'art',
      discount: '15',
      latitude: '9.010000',
      longitude: '38.760000',
      price: '450.00',
      contact_telegram: 'https://t.me/jebena',
      web_site: null,
      email: 'hana@example.com',
      profile_photo: null,
      product_video: null,
      images: [],
      verified: false,
      date_posted: '2026-03-10T12:30:00.000+03:00',
    });
    expect((await products()).at(-1)).toEqual(row);
  });

  it('gives two posts sent at once ids of their own', async () => {
    const { postForm } = startMockServer();
    const responses = await Promise.all([postForm(productForm()), postForm(productForm())]);
    const rows = await Promise.all(responses.map((response) => response.json()));
    expect(rows.map(({ id }) => id).toSorted()).toEqual([100_000, 100_001]);
  });

  it('serves every file again, byte by byte', async () => {
    const { postForm, send } = startMockServer();
    const video = { name: 'clip.mp4', type: 'video/mp4', bytes: photoBytes.toReversed() };
    const names = ['one.jpg', 'two.jpg', 'one.jpg'];
    const form = [
      ...productForm({ profile_photo: photoNamed('me.jpg'), product_video: video }),
      ...names.map((name) => ['uploaded_images', photoNamed(name)] as const),
    ];
    const row = await (await postForm(form)).json();
    const pictures: string[] = [
      row.profile_photo,
      row.product_photo,
      ...row.images.map(({ image }: { image: string }) => image),
    ];
    expect(new Set(pictures).size).toBe(5);
    for (const path of pictures) {
      expect(path).toMatch(/^\/media\//);
      const response = await send(path);
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(photoBytes);
    }
    const response = await send(row.product_video);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(photoBytes.toReversed());
    expect(new Set(row.images.map(({ id }: { id: number }) => id)).size).toBe(3);
  });

  it('cleans the name of a file, so that its address needs no encoding', async () => {
    const { postForm, send } = startMockServer();
    const form = productForm({ product_photo: photoNamed('ጀበና & pot #1?.jpg') });
    const { product_photo } = await (await postForm(form)).json();
    expect(product_photo).toMatch(/^\/media\/products\/[\w.-]+\.jpg$/);
    expect((await send(product_photo)).status).toBe(200);
  });

  it.each([
    ['an unknown category', { category: 'castles' }, { category: ['"castles" is not a valid choice.'] }],
    ['an unknown discount', { discount: '7' }, { discount: ['"7" is not a valid choice.'] }],
    ['a blank name', { product_name: '  ' }, { product_name: ['This field may not be blank.'] }],
    ['a link that is none', { web_site: 'my site' }, { web_site: ['Enter a valid URL.'] }],
    ['an address that is none', { email: 'hana' }, { email: ['Enter a valid email address.'] }],
    ['a place that is no number', { latitude: 'north' }, { latitude: ['A valid number is required.'] }],
    [
      'a latitude off the globe',
      { latitude: '91' },
      { latitude: ['Ensure this value is less than or equal to 90.'] },
    ],
    [
      'too exact a place',
      { longitude: '38.1234567' },
      { longitude: ['Ensure that there are no more than 6 decimal places.'] },
    ],
    [
      'a text in place of a photo',
      { product_photo: 'pot.jpg' },
      { product_photo: ['The submitted data was not a file. Check the encoding type on the form.'] },
    ],
    [
      'an empty photo',
      { product_photo: { ...photoNamed('pot.jpg'), bytes: new Uint8Array() } },
      { product_photo: ['The submitted file is empty.'] },
    ],
    [
      'a photo that is none',
      { uploaded_images: { ...photoNamed('x.pdf'), type: 'application/pdf' } },
      {
        uploaded_images: [
          'Upload a valid image. The file you uploaded was either not an image or a corrupted image.',
        ],
      },
    ],
  ] satisfies Refusal[])('refuses %s and keeps nothing', async (_what, fields, errors) => {
    const { postForm, products } = startMockServer();
    const before = (await products()).length;
    const response = await postForm(productForm(fields));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(errors);
    expect(await products()).toHaveLength(before);
  });

  it('names every field that is missing at once', async () => {
    const { postForm } = startMockServer();
    const response = await postForm([['description', 'Nothing else']]);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      product_name: required,
      company_name: required,
      product_photo: required,
    });
  });

  it('refuses another kind of body', async () => {
    const { postJson, send } = startMockServer();
    expect((await postJson('/api/products/', {})).status).toBe(415);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const broken = await send('/api/products/', { method: 'POST', headers, body: 'no form' });
    expect(broken.status).toBe(400);
    expect(await broken.json()).toEqual({ detail: expect.stringMatching(/^Multipart form parse error/) });
  });
});
