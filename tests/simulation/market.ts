import { marksIn, type Item } from './item';

/** What happens to a write on its way to the server and back. */
export type Fate =
  | 'stored'
  /** The server refuses the write, fails before or after storing it, or names a time for a retry. */
  | 'refused'
  | 'failed before'
  | 'failed after'
  | 'busy'
  /** The connection breaks before or after the write is stored. */
  | 'cut before'
  | 'cut after'
  /** No response ever comes, whether the write was stored or not. */
  | 'silent before'
  | 'silent after'
  | 'slow'
  /** The write arrives late or twice. Only a server that stores keys can tell. */
  | 'late'
  | 'repeated';

export const fatesWithKeys: readonly Fate[] = ['late', 'repeated'];
export const fates: readonly Fate[] = [
  'refused',
  'failed before',
  'failed after',
  'busy',
  'cut before',
  'cut after',
  'silent before',
  'silent after',
  'slow',
];

export interface Call {
  method: string;
  path: string;
  key: string | null;
  row: Readonly<Record<string, unknown>>;
  /** The person who uses the page that sends it. */
  account: string | null;
}

export interface Answer {
  status: number;
  body: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** A write that left a page. */
export interface Write {
  marks: readonly string[];
  signature: string;
  account: string | null;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
export const readWrite = ({ row, account }: Call): Write => ({
  marks: marksIn(text(row['product_name']) + text(row['message']) + text(row['comment'])),
  signature: text(row['email']) || text(row['user_email']) || text(row['name']),
  account,
});

const empty = { description: '', category: null, location: null, product_photo: '/photo.jpg', images: [] };

/** The server. If it has keys, it stores a write with a known key only once. */
export function createMarket(hasKeys: boolean, now: () => number) {
  const products: Record<string, unknown>[] = [];
  const entries: Record<string, unknown>[] = [];
  const byKey = new Map<string, Record<string, unknown>>();
  const accepted = new Set<string>();
  const stored: Write[] = [];
  const market = {
    hasKeys,
    listsFail: false,
    stored,
    /** The fates of the next writes, in their order. Later writes are stored. */
    fates: new Array<Fate>(),
    list(path: string): Answer {
      const headers = { date: new Date(now()).toUTCString() };
      if (market.listsFail) return { status: 503, body: {}, headers };
      return { status: 200, body: path.startsWith('/api/products/') ? products : entries, headers };
    },
    /** A server never refuses what it has accepted from another tab. */
    nextFate({ key }: Call): Fate {
      const fate = market.fates.shift() ?? 'stored';
      if (fate === 'refused' && key !== null && accepted.has(key)) return 'stored';
      if (fate !== 'refused' && key !== null) accepted.add(key);
      return fate;
    },
    store(call: Call): Answer {
      const known = hasKeys && call.key !== null ? byKey.get(call.key) : undefined;
      if (known) return { status: 201, body: known };
      const isProduct = call.path === '/api/products/';
      const list = isProduct ? products : entries;
      const date = new Date(now()).toISOString();
      const row = isProduct
        ? { ...empty, ...call.row, id: list.length + 1, date_posted: date, verified: false }
        : { ...call.row, id: list.length + 1, created_at: date };
      list.push(row);
      stored.push(readWrite(call));
      if (call.key !== null) byKey.set(call.key, row);
      return { status: 201, body: row };
    },
    has: ({ mark }: Pick<Item, 'mark'>): boolean => stored.some(({ marks }) => marks.includes(mark)),
  };
  return market;
}

export type Market = ReturnType<typeof createMarket>;
