import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { failureNotice, readServerMessages, serverFieldErrors } from '@/selling/submission/server-messages';

describe('the server’s messages about a post', () => {
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
    [{ price: [' Too much. ', '', ' ', 7, null, 'Too much.'] }, 'Price: Too much.'],
    [{ price: ['One.', ' ', 'Two.'] }, 'Price: One. Two.'],
    [{ price: { a: ['One.'], b: { c: 'Two.' } } }, 'Price: One. Two.'],
    [{ email: ['Unknown.'] }, 'Email: Unknown.'],
    [{ message: 'No.', error: 'Never.' }, 'No. Never.'],
    [{ a_b_c: 'No.' }, 'a b c: No.'],
    [{ profile_photo: 'No.', product_video: 'Too long.' }, 'Profile photo: No. Video: Too long.'],
    ['x'.repeat(700), 'x'.repeat(600)],
    [{ detail: 'x'.repeat(700) }, 'x'.repeat(600)],
  ])('are read from %j as %j', (body, text) => expect(readServerMessages(body)).toBe(text));

  it('are readable and short, whatever the response', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        const text = readServerMessages(body);
        expect(text.length).toBeLessThanOrEqual(600);
        expect(text).not.toContain('[object');
      }),
    );
  });

  it('are read from a deeply nested body up to a limit', () => {
    const nest = (text: string, depth: number): unknown =>
      JSON.parse(`${'['.repeat(depth)}"${text}"${']'.repeat(depth)}`);
    expect(readServerMessages(nest('Too much.', 5))).toBe('Too much.');
    expect(readServerMessages({ price: nest('Too much.', 100_000) })).toBe('');
    expect(serverFieldErrors({ price: nest('Too much.', 100_000) })).toEqual([]);
  });

  it('are assigned to their fields', () => {
    expect(
      serverFieldErrors({ web_site: ['Enter a valid URL.'], product_photo: ['No.'], detail: 'No.' }),
    ).toEqual([['website', 'Enter a valid URL.']]);
    expect(serverFieldErrors('No.')).toEqual([]);
    expect(serverFieldErrors(null)).toEqual([]);
    expect(serverFieldErrors({ price: ['Too much.', 'No number.'], contact_phone: [' '] })).toEqual([
      ['price', 'Too much. No number.'],
    ]);
    expect(serverFieldErrors({ price: 'x'.repeat(700) })).toEqual([['price', 'x'.repeat(600)]]);
  });
});

describe('the announcement of a failure', () => {
  it.each([
    [{ price: ['Too much.'] }, 'Sign in again.', '❌ Failed to submit: Price: Too much.'],
    [null, 'Sign in again.', '❌ Failed to submit: Sign in again.'],
    [null, undefined, '❌ Failed to submit: The server responded with error 400.'],
  ])("shows the server's message, or our own if there is none: %j, %s", (body, advice, text) => {
    const error = new ApiError('The server responded with error 400.', {
      kind: 'http',
      status: 400,
      body,
      ...(advice !== undefined && { advice }),
    });
    expect(failureNotice(error)).toEqual({ text, tone: 'error', duration: 4000 });
  });

  it.each([new ApiError('Late.', { kind: 'timeout' }), new ApiError('x', { kind: 'network' })])(
    'is short for %s',
    (error) =>
      expect(failureNotice(error)).toEqual({
        text: '❌ Network error. Please try again.',
        tone: 'error',
        duration: 2000,
      }),
  );
});
