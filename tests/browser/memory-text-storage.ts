/** A storage of a test's own, of the kind that `localStorage` is; two stores over one are two tabs, or a reload. */
export function memoryTextStorage(): Pick<Storage, 'getItem' | 'setItem'> & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
  };
}
