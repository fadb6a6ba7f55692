import { describe, expect, it } from 'vitest';
import { pictureSource, servedSource } from '@/platform/picture-service';

const service = 'https://images.example/?url={url}&width={width}';
const photo = 'https://api.example/media/a photo.jpg';

describe('pictureSource', () => {
  it('uses the original picture without a service', () => {
    expect(pictureSource(photo, 0)).toEqual({ src: photo });
    expect(pictureSource(photo, 1)).toBeNull();
  });

  it('uses the service with several widths, then the original, then nothing', () => {
    const { src, srcSet = '' } = servedSource(photo, 0, service) ?? {};
    expect(src).toBe(photo);
    const [first] = srcSet.split(', ');
    expect(first).toBe(
      'https://images.example/?url=https%3A%2F%2Fapi.example%2Fmedia%2Fa%2520photo.jpg&width=160 160w',
    );
    expect(srcSet.match(/ \d+w/g)).toEqual([' 160w', ' 320w', ' 480w', ' 640w', ' 960w', ' 1280w', ' 1920w']);
    expect(servedSource(photo, 1, service)).toEqual({ src: photo });
    expect(servedSource(photo, 2, service)).toBeNull();
  });

  it('passes absolute addresses to the service', () => {
    const whole = encodeURIComponent(`${window.location.origin}/media/1.jpg`);
    expect(servedSource('/media/1.jpg', 0, service)?.srcSet).toContain(`url=${whole}&`);
  });

  it.each(['http://[', 'blob:http://localhost:3000/1', 'data:image/png;base64,AA=='])(
    'never sends local pictures or invalid addresses to the service: %s',
    (url) => {
      expect(servedSource(url, 0, service)).toEqual({ src: url });
      expect(servedSource(url, 1, service)).toBeNull();
    },
  );
});
