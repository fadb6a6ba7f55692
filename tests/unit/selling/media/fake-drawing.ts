import { vi } from 'vitest';
import { buildJpeg } from '#tests/files/jpeg-bytes';

interface Device {
  /** The size of every picture that it decodes, in px. */
  width: number;
  height: number;
  /** The number of bytes for each pixel of a JPEG at quality 1. */
  bytesPerPixel?: number;
}

/** Adds bitmaps and canvases to jsdom. They draw nothing, and record the calls. */
export function fakeDrawing({ width, height, bytesPerPixel = 0.1 }: Device) {
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
      const context = {
        canvas: this,
        fillStyle: '',
        fillRect: () => (this.grounded = !this.drawn),
        drawImage: () => (this.drawn = true),
      };
      return context;
    }

    async convertToBlob({ type, quality = 1 }: { type: string; quality?: number }) {
      const weight = Math.round(this.width * this.height * bytesPerPixel * quality);
      written.push(`${type} ${this.width}x${this.height} ${quality}${this.grounded ? ' on white' : ''}`);
      return new Blob([buildJpeg({ weight })], { type });
    }
  }

  vi.stubGlobal('createImageBitmap', createImageBitmap);
  vi.stubGlobal('OffscreenCanvas', Canvas);
  return { written, close, createImageBitmap };
}
