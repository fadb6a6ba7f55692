/** A file of a form. */
export interface FormFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** The fields of a form in order; names may repeat. */
export type FormFields = readonly (readonly [string, string | FormFile])[];

const boundary = 'gulit-test-boundary';
const encoder = new TextEncoder();

function partOf([name, value]: FormFields[number]): Uint8Array[] {
  const disposition = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
  if (typeof value === 'string') return [encoder.encode(`${disposition}\r\n\r\n${value}\r\n`)];
  const head = `${disposition}; filename="${value.name}"\r\nContent-Type: ${value.type}\r\n\r\n`;
  return [encoder.encode(head), value.bytes, encoder.encode('\r\n')];
}

/** Encodes a form by hand, because Node cannot send the files of jsdom's FormData intact. */
export function encodeForm(fields: FormFields): RequestInit {
  const parts = [...fields.flatMap(partOf), encoder.encode(`--${boundary}--\r\n`)];
  return {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Uint8Array.from(parts.flatMap((part) => [...part])),
  };
}
