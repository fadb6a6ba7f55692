/** A storage like `localStorage`, for one test. Two stores over one storage are two tabs, or a reload. */
export function memoryTextStorage(): Pick<Storage, 'getItem' | 'setItem'> & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
  };
}
