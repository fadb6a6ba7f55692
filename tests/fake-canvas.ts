import { afterEach, beforeEach, vi } from 'vitest';

interface FakeCanvas {
  /** What was written on the last one. */
  texts: string[];
  /** Whether a photo was drawn on it. */
  hasPhoto: boolean;
  /** Whether the browser gives canvases at all. */
  isThere: boolean;
}

const names = ['getContext', 'toBlob'] as const;

/** Gives the tests of a file canvases that draw nothing, as jsdom has none, and tells what was asked of them. */
export function installFakeCanvas(): FakeCanvas {
  const fake: FakeCanvas = { texts: [], hasPhoto: false, isThere: true };
  const nothing = () => {};
  const context = {
    measureText: (text: string) => ({ width: 20 * text.length }),
    fillText: (text: string) => fake.texts.push(text),
    drawImage: () => (fake.hasPhoto = true),
    fillRect: nothing,
    beginPath: nothing,
    roundRect: nothing,
    fill: nothing,
  };
  const getContext = () => {
    Object.assign(fake, { texts: [], hasPhoto: false });
    return fake.isThere ? context : null;
  };
  const toBlob = (done: (blob: Blob) => void) => done(new Blob(['picture'], { type: 'image/jpeg' }));

  const { prototype } = HTMLCanvasElement;
  const own = names.map((name) => Object.getOwnPropertyDescriptor(prototype, name) ?? {});
  beforeEach(() => {
    fake.isThere = true;
    Object.assign(prototype, { getContext, toBlob });
    vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close: nothing }));
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:poster');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  });
  afterEach(() => names.forEach((name, index) => Object.defineProperty(prototype, name, own[index] ?? {})));
  return fake;
}
