import { vi } from 'vitest';
import { boundShare } from '@/selling/share/bound-share';
import { keepShare } from '@/selling/share/keep-share';
import { shareTarget } from '@/config/share-target';
import { buildJpeg } from './files/jpeg-bytes';

/** A body as a browser keeps it: those of Node know nothing of jsdom's files. */
class KeptBody {
  readonly body: unknown;
  constructor(body: unknown) {
    this.body = body;
  }
  json = async (): Promise<unknown> => JSON.parse(String(this.body));
  blob = async () => this.body;
}

/** The browser's caches, which jsdom has not, by their names. */
export function stubShareCaches(): Map<string, Map<string, unknown>> {
  const stored = new Map<string, Map<string, unknown>>();
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      const entries = stored.get(name) ?? new Map<string, unknown>();
      stored.set(name, entries);
      return {
        match: async (address: string) => entries.get(address),
        put: async (address: string, body: unknown) => void entries.set(address, body),
      };
    },
  });
  return stored;
}

/** A form as another app sends it. */
export function sharedForm(
  texts: Partial<Record<'title' | 'text' | 'url', string>>,
  files: readonly File[] = [],
) {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  for (const file of files) form.append(shareTarget.fields.files, file);
  return form;
}

/** Runs what keeps answers in the browser's caches with bodies that keep jsdom's files; redirects stay real. */
export async function withKeptBodies<Result>(work: () => Promise<Result>): Promise<Result> {
  const { Response: Original } = globalThis;
  vi.stubGlobal('Response', Object.assign(KeptBody, { redirect: Original.redirect.bind(Original) }));
  try {
    return await work();
  } finally {
    vi.stubGlobal('Response', Original);
  }
}

/** Keeps what was shared, as the worker does. */
export const share = (form: FormData, at = Date.now()): Promise<void> =>
  withKeptBodies(() => keepShare(boundShare(form), at));

/** A photo that is sent as it is, in a browser that can decode it. */
export function buildJpegFile(name: string, weight = 10): File {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30, close() {} }));
  return new File([buildJpeg({ weight })], name, { type: 'image/jpeg' });
}
