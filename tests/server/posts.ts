import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import type { ProductRow } from '@/listings/product-row';
import { createGate } from '../app/gate';
import { buildRow } from '../data/build-row';
import { dateBefore } from '../data/clock';
import { productRowSchema } from '../data/product-row-schema';
import { server } from './server';

/** What the server does with a post. */
type Answer =
  | 'created'
  | { status: number; body: unknown; headers?: Record<string, string> }
  | 'stored-but-silent'
  | 'unreachable';

/** A server that stores and lists posts, starting with `rows`. Tests set its responses. */
export function servePosts(rows: readonly ProductRow[] = []) {
  const stored: ProductRow[] = [...rows];
  let held: Promise<void> | null = null;
  const state = {
    answer: 'created' as Answer,
    posts: [] as FormData[],
    /** The server responds to posts once the returned function is called. */
    hold: () => {
      const { opened, open } = createGate();
      held = opened;
      return open;
    },
  };
  server.use(
    http.get('*/api/products/', () => HttpResponse.json(stored)),
    http.post('*/api/products/', async ({ request }) => {
      const form = await request.formData();
      const { answer } = state;
      state.posts.push(form);
      await held;
      if (answer === 'unreachable') return HttpResponse.error();
      if (typeof answer === 'object') return HttpResponse.json(Object(answer.body), answer);
      const texts = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
      const row = v.parse(productRowSchema, {
        ...buildRow({ verified: false, date_posted: dateBefore(0), category: null }),
        ...texts,
        id: 1000 + stored.length,
      });
      stored.push(row);
      return answer === 'created' ? HttpResponse.json(row, { status: 201 }) : HttpResponse.error();
    }),
  );
  return state;
}
