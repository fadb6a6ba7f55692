import { randomUUID } from 'node:crypto';

/** The smallest picture there is, of one dot. */
export const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNs+A8AAgUBgQvw1B0AAAAASUVORK5CYII=',
  'base64',
);

/** A body as a browser's form sends it, of pairs of a name with a text or a file. */
export function multipart(parts) {
  const boundary = `----${randomUUID()}`;
  const body = parts.flatMap(([name, value]) => [
    Buffer.from(
      typeof value === 'string'
        ? `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`
        : `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${value.file}"\r\ncontent-type: ${value.type}\r\n\r\n`,
    ),
    typeof value === 'string' ? Buffer.from(value) : value.bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    body: Buffer.concat([...body, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
