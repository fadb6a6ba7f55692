import { describe, expect, it } from 'vitest';
import { boundShare, shareLimits } from '@/selling/share/bound-share';
import { sharedForm } from '#tests/share-files';

/** A file that says that it has so many bytes. */
const file = (name: string, type: string, size = 10) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
const many = (count: number, type: string) =>
  Array.from({ length: count }, (_, index) => file(`${index}`, type));

describe('what another app has shared', () => {
  it.each([
    [{ text: 'Sofa' }, 'Sofa'],
    [{ title: 'Sofa', text: 'Three seats', url: 'https://t.me/x' }, 'Sofa\nThree seats\nhttps://t.me/x'],
    [{ title: 'Sofa', text: 'Sofa, three seats' }, 'Sofa, three seats'],
    [{ title: 'Sofa', text: 'Sofa' }, 'Sofa'],
    [{ text: 'See https://t.me/x', url: 'https://t.me/x' }, 'See https://t.me/x'],
    [{ title: '  ', text: '\n', url: '' }, ''],
    [{}, ''],
  ])('of %j has the text %j', (texts, text) => {
    expect(boundShare(sharedForm(texts)).text).toBe(text);
  });

  it('has no more text than is bearable, whatever the fields hold', () => {
    const long = 'ሀ'.repeat(shareLimits.text * 3);
    expect(boundShare(sharedForm({ title: long, text: `b${long}` })).text.length).toBeLessThanOrEqual(
      shareLimits.text,
    );
    const form = sharedForm({}, [file('a.jpg', 'image/jpeg')]);
    form.set('text', file('b.jpg', 'image/jpeg'));
    form.append('media', 'no file');
    expect(boundShare(form)).toMatchObject({ text: '', files: [{ name: 'a.jpg' }], leftOut: 0 });
  });

  it.each([
    ['photos and a video', [...many(3, 'image/jpeg'), file('v', 'video/mp4')], 4, 0],
    ['more photos than a post has', many(14, 'image/png'), 11, 3],
    ['several videos', many(3, 'video/mp4'), 1, 2],
    ['other files', [file('a.html', 'text/html'), file('b', ''), file('c.jpg', 'image/jpeg')], 1, 2],
    ['a photo that is too heavy', [file('a', 'image/jpeg', shareLimits.photoBytes + 1)], 0, 1],
    ['a video that is too heavy', [file('a', 'video/mp4', shareLimits.videoBytes + 1)], 0, 1],
    [
      'the largest of both',
      [file('a', 'image/jpeg', shareLimits.photoBytes), file('b', 'video/mp4', shareLimits.videoBytes)],
      2,
      0,
    ],
    ['the empty file of a browser where none was chosen', [file('', 'application/octet-stream', 0)], 0, 0],
  ])('with %s has as many as fit', (_what, files, taken, leftOut) => {
    const share = boundShare(sharedForm({}, files));
    expect(share.files).toHaveLength(taken);
    expect(share.leftOut).toBe(leftOut);
  });
});
