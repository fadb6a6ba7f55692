/** The browser's classes, as far as sending uses them. Node's own classes would take a third of a run's time. */
export class LightFile {
  readonly size = 1;
  readonly type: string;
  readonly lastModified = 0;
  readonly name: string;
  private readonly bytes: ArrayBuffer;

  constructor([first]: readonly (string | ArrayBuffer)[], name: string, { type }: { type: string }) {
    this.name = name;
    this.type = type;
    this.bytes = first instanceof ArrayBuffer ? first : new ArrayBuffer(1);
  }

  arrayBuffer = async (): Promise<ArrayBuffer> => this.bytes;
}

export class LightFormData {
  readonly entries: [name: string, value: unknown][] = [];

  append(name: string, value: unknown): void {
    this.entries.push([name, value]);
  }
}

const encoder = new TextEncoder();

/** A response whose body arrives in one part. */
export function lightResponse(status: number, body: unknown, headers: Readonly<Record<string, string>>) {
  let parts = [encoder.encode(JSON.stringify(body))];
  return {
    status,
    ok: status >= 200 && status < 300,
    type: 'basic',
    headers: new Headers(headers),
    body: {
      getReader: () => ({
        read: async () => {
          const [value] = parts;
          parts = [];
          return { done: !value, value };
        },
      }),
    },
  };
}
