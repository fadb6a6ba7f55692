import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { shareTarget } from '@/config/share-target';
import { servers } from './web-servers';

/** As another app sends it, with a photo of so many bytes. */
function sharedForm(bytes: number): FormData {
  const form = new FormData();
  form.set(shareTarget.fields.text, 'Three-seat sofa, 18,500 ETB');
  form.set(shareTarget.fields.files, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'a.jpg');
  return form;
}

// Every visit before the app is there once, and one without a worker.
describe.each(Object.entries(servers))(
  'what is shared where no worker takes it, behind %s',
  (name, start) => {
    let server: Awaited<ReturnType<typeof start>>;
    beforeAll(async () => {
      server = await start({ dist: inject('dist'), api: 'http://127.0.0.1:9' });
    });
    afterAll(() => server.close());
    const ask = (path: string, init?: RequestInit) =>
      fetch(server.origin + path, { redirect: 'manual', ...init });

    it.each([1000, 30_000_000])(
      'leads to the form, which says so, with a photo of %i bytes',
      async (bytes) => {
        const answer = await ask(shareTarget.path, { method: 'POST', body: sharedForm(bytes) });
        expect(answer.status).toBe(303);
        expect(answer.headers.get('location')).toBe(shareTarget.lostPage);
      },
    );

    it('leaves alone the address below it, and whoever only opens it', async () => {
      const opened = await ask(shareTarget.path);
      expect(opened.status).toBe(200);
      expect(await opened.text()).toContain('<title>');
      const below = await ask(`${shareTarget.path}/more`, { method: 'POST', body: sharedForm(10) });
      expect(below.headers.get('location'), name).toBeNull();
    });
  },
);
