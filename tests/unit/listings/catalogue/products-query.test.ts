import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { Listing } from '@/listings/catalogue/listing';
import { useProductsSoFar } from '@/listings/catalogue/products-query';
import { selectWhere, isVerified } from '@/listings/catalogue/selectors';
import { buildRow } from '#tests/build-row';
import { renderWithClient } from '#tests/render-with-client';
import { inside, serveInParts } from '#tests/serve-in-parts';
import { server } from '#tests/server';

const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => buildRow({ id: from + index, verified: index % 2 === 0 }));
const selectVerified = selectWhere(isVerified);
const open = (select: (listings: readonly Listing[]) => readonly Listing[] = selectVerified) =>
  renderWithClient(() => useProductsSoFar(select)).result;

it('selects from what has come of the catalogue, and then from the whole', async () => {
  const answer = serveInParts();
  const list = open();
  expect(list.current).toMatchObject({ data: undefined, isReading: true, isLoadingError: false });
  answer.send(`[${inside(rows(0, 40))},`);
  await waitFor(() => expect(list.current.data).toHaveLength(20));
  expect(list.current.isReading).toBe(true);
  answer.send(`${inside(rows(40, 60))}]`);
  answer.close();
  await waitFor(() => expect(list.current.isReading).toBe(false));
  expect(list.current.data).toHaveLength(30);
});

it('fails as a whole where nothing has come', async () => {
  server.use(http.get('*/api/products/', () => new HttpResponse(null, { status: 400 })));
  const list = open();
  await waitFor(() => expect(list.current.isLoadingError).toBe(true));
  expect(list.current).toMatchObject({ data: undefined, isReading: false, error: { status: 400 } });
});

it('keeps what has come where the rest is lost', async () => {
  const answer = serveInParts();
  const list = open();
  answer.send(`[${inside(rows(0, 40))},`);
  await waitFor(() => expect(list.current.data).toHaveLength(20));
  answer.close();
  await waitFor(() => expect(list.current.error).toMatchObject({ kind: 'invalid-body' }));
  expect(list.current).toMatchObject({ isLoadingError: false, isReading: false });
  expect(list.current.data).toHaveLength(20);
});
