import type { RecordedPost } from './recorded-post';

interface RecordedFile {
  name: string;
  fileName: string;
  type: string;
  bytes: Buffer;
}

/** Parses a multipart body with Node's own parser, which is neither the app's nor the browser's. */
export async function parseRecordedForm({ headers, body }: Pick<RecordedPost, 'headers' | 'body'>) {
  const type = headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const texts: [name: string, value: string][] = [];
  const files: RecordedFile[] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') texts.push([name, value]);
    else {
      const bytes = Buffer.from(await value.arrayBuffer());
      files.push({ name, fileName: value.name, type: value.type, bytes });
    }
  }
  return { texts, files };
}
