import { describe, expect, it } from 'vitest';
import { byteRange } from '@/mocks/handlers/media-handlers';
import { startMockServer } from '#tests/unit/mocks/mock-server';
import { photoBytes, productForm } from '#tests/unit/mocks/product-form';

describe('GET /media/', () => {
  it('sends the part of a file that a player asks for', async () => {
    const { postForm, send } = startMockServer();
    const { product_photo } = await (await postForm(productForm())).json();
    const response = await send(product_photo, { headers: { range: 'bytes=100-199' } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 100-199/700');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(photoBytes.slice(100, 200));
  });

  it('answers 404 for a file that nobody uploaded', async () => {
    const { send } = startMockServer();
    expect((await send('/media/products/none.jpg')).status).toBe(404);
  });

  it.each([
    ['bytes=0-', { first: 0, last: 9 }],
    ['bytes=2-5', { first: 2, last: 5 }],
    ['bytes=8-99', { first: 8, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-99', { first: 0, last: 9 }],
    ['bytes=10-', null],
    ['bytes=-', null],
    ['bytes=0-1,4-5', null],
    [null, null],
  ])('reads the range %s of 10 bytes', (header, range) => {
    expect(byteRange(header, 10)).toEqual(range);
  });
});
