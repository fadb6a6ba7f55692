const through = (bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream) => {
  const { body } = new Response(bytes);
  if (!body) throw new TypeError('There is nothing to read.');
  return body.pipeThrough(change);
};

export const gzip = async (text: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await new Response(through(new TextEncoder().encode(text), new CompressionStream('gzip'))).arrayBuffer(),
  );

/**
 * The text that was compressed; null as soon as it is longer than `most` bytes, so that a small file cannot
 * fill the memory. Rejects where it is damaged.
 */
export async function gunzip(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<string | null> {
  const reader = through(bytes, new DecompressionStream('gzip')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
