import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readServerMessages, serverFieldErrors } from '@/selling/submission/server-messages';

describe('what a server says against a post', () => {
  it.each([
    [{ price: ['A valid number is required.'] }, 'Price: A valid number is required.'],
    [
      { product_name: ['This field may not be blank.'], contact_tick: ['Enter a valid URL.'] },
      'Product name: This field may not be blank. TikTok link: Enter a valid URL.',
    ],
    [{ uploaded_images: { 3: ['Not an image.'], 4: ['Not an image.'] } }, 'Additional images: Not an image.'],
    [{ detail: 'Request was throttled.' }, 'Request was throttled.'],
    [{ non_field_errors: ['Posted already.'] }, 'Posted already.'],
    [{ shop_code: ['Unknown.'] }, 'shop code: Unknown.'],
    [['First.', 'Second.'], 'First. Second.'],
    ['Too large.', 'Too large.'],
    [null, ''],
    [{}, ''],
    [{ price: [] }, ''],
    [42, ''],
  ])('%j reads %j', (body, text) => expect(readServerMessages(body)).toBe(text));

  it('is readable and short, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        const text = readServerMessages(body);
        expect(text.length).toBeLessThanOrEqual(600);
        expect(text).not.toContain('[object');
      }),
    );
  });

  it('stands beside the field it is about', () => {
    expect(
      serverFieldErrors({ web_site: ['Enter a valid URL.'], product_photo: ['No.'], detail: 'No.' }),
    ).toEqual([['website', 'Enter a valid URL.']]);
    expect(serverFieldErrors('No.')).toEqual([]);
  });
});
