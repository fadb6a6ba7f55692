import { describe, expect, it } from 'vitest';
import { pictureType } from '@/selling/media/bytes';
import { concatBytes } from '#tests/files/concat-bytes';
import { buildJpeg } from '#tests/files/jpeg-bytes';
import { buildPng } from '#tests/files/png-bytes';
import { buildWebp } from '#tests/files/webp-bytes';

describe('pictureType', () => {
  it.each([
    [buildJpeg(), 'image/jpeg'],
    [buildPng(), 'image/png'],
    [buildWebp(), 'image/webp'],
    [concatBytes('GIF89a'), 'image/gif'],
    [concatBytes('BM\x46'), 'image/bmp'],
    [concatBytes('\0\0\0\x20ftypavif'), 'image/avif'],
    [concatBytes('\0\0\0\x20ftypheic'), 'image/heic'],
    [concatBytes('\0\0\0\x20ftypmif1'), 'image/heic'],
  ])('recognises file %# by its first bytes', (bytes, type) => expect(pictureType(bytes)).toBe(type));

  it.each([
    '',
    'hello',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<?xml version="1.0"?><svg/>',
    '%PDF-1.7',
    'RIFF\0\0\0\0WAVE',
    '\0\0\0\x20ftypmp42',
  ])('recognises no photo that begins with %j', (text) => expect(pictureType(concatBytes(text))).toBeNull());
});
