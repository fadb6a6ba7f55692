import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { fetchFresh } from '@/api/get-json';

/** A query whose responses the test releases, oldest first. */
function createQuery() {
  const answers: { resolve: (answer: string) => void; reject: (error: Error) => void }[] = [];
  const queryFn = () => new Promise<string>((resolve, reject) => void answers.push({ resolve, reject }));
  return { answers, query: { queryKey: ['entries'], queryFn, retry: false } };
}

/** Runs the callbacks of settled promises. */
const nextTask = () => new Promise((resolve) => void setTimeout(resolve));

it('a fresh fetch calls the server once if nothing is loading', async () => {
  const { answers, query } = createQuery();
  const client = new QueryClient();
  const result = fetchFresh(client, query);
  await nextTask();
  answers[0]?.resolve('now');
  await expect(result).resolves.toBe('now');
  expect(answers).toHaveLength(1);
});

it('a fresh fetch calls again after a running call, which still answers its own callers', async () => {
  const { answers, query } = createQuery();
  const client = new QueryClient();
  const before = client.fetchQuery(query);
  const result = fetchFresh(client, query);
  await nextTask();
  answers[0]?.resolve('before');
  await expect(before).resolves.toBe('before');
  await nextTask();
  answers[1]?.resolve('now');
  await expect(result).resolves.toBe('now');
});

it('a fresh fetch calls again if the running call fails, and rejects with the later error', async () => {
  const { answers, query } = createQuery();
  const client = new QueryClient();
  const before = client.fetchQuery(query).catch(() => 'failed');
  const result = fetchFresh(client, query);
  await nextTask();
  answers[0]?.reject(new Error('before'));
  await expect(before).resolves.toBe('failed');
  await nextTask();
  answers[1]?.reject(new Error('now'));
  await expect(result).rejects.toThrow('now');
});
