import { vi } from 'vitest';

/** Stubs the cache storage, which jsdom lacks. Returns the stored texts by cache and address, as in 'v1 /a.webp'. */
export function stubCaches(): Map<string, string> {
  const texts = new Map<string, string>();
  const open = async (name: string) => ({
    put: async (address: string, answer: Response) =>
      void texts.set(`${name} ${address}`, await answer.text()),
    match: async (address: string) => {
      const text = texts.get(`${name} ${address}`);
      return text === undefined ? undefined : new Response(text);
    },
  });
  vi.stubGlobal('caches', { open });
  return texts;
}
