import { vi } from 'vitest';
import { buildJpeg } from '#tests/files/jpeg-bytes';
import { buildWebp } from '#tests/files/webp-bytes';

interface Device {
  /** The size of every picture it decodes, in px. */
  width: number;
  height: number;
  /** The bytes of one pixel of a written JPEG at quality 1. */
  bytesPerPixel?: number;
  writesWebp?: boolean;
  /** Whether the canvas returns noise, as in Firefox with `privacy.resistFingerprinting`. */
  spoilsDrawings?: boolean;
}

/** Adds bitmaps and canvases to jsdom that draw nothing and record the calls. */
export function fakeDrawing({
  width,
  height,
  bytesPerPixel = 0.1,
  writesWebp = true,
  spoilsDrawings = false,
}: Device) {
  const written: string[] = [];
  const close = vi.fn();
  const createImageBitmap = vi.fn(async (_file: Blob) => ({ width, height, close }));

  class Canvas {
    readonly width: number;
    readonly height: number;
    private grounded = false;
    private drawn = false;

    constructor(canvasWidth: number, canvasHeight: number) {
      this.width = canvasWidth;
      this.height = canvasHeight;
    }

    getContext() {
      const pixels = new Map<string, number[]>();
      const context = {
        canvas: this,
        fillStyle: '',
        fillRect: (x: number, y: number) => {
          this.grounded = !this.drawn;
          pixels.set(`${x} ${y}`, [...(context.fillStyle.match(/\d+/g) ?? []).map(Number), 255]);
        },
        drawImage: () => (this.drawn = true),
        getImageData: (_x: number, _y: number, columns: number, rows: number) => ({
          data: Array.from({ length: columns * rows }, (_each, index) =>
            spoilsDrawings
              ? [1, 2, 3, 4].map((step) => (index * 89 + step * 53) % 256)
              : (pixels.get(`${index % columns} ${Math.floor(index / columns)}`) ?? [0, 0, 0, 0]),
          ).flat(),
        }),
      };
      return context;
    }

    /** Like Safari, it writes PNG instead of unknown types. */
    async convertToBlob({ type, quality = 1 }: { type: string; quality?: number }) {
      const given = type === 'image/webp' && !writesWebp ? 'image/png' : type;
      const weight = Math.round(this.width * this.height * bytesPerPixel * quality);
      if (this.drawn)
        written.push(`${given} ${this.width}x${this.height} ${quality}${this.grounded ? ' on white' : ''}`);
      const bytes = given === 'image/jpeg' ? buildJpeg({ weight }) : buildWebp();
      return new Blob([bytes], { type: given });
    }
  }

  vi.stubGlobal('createImageBitmap', createImageBitmap);
  vi.stubGlobal('OffscreenCanvas', Canvas);
  return { written, close, createImageBitmap };
}
