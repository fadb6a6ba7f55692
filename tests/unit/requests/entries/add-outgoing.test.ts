import { expect, it } from 'vitest';
import { outgoing, addOutgoing } from '@/requests/entries/entry';

const request = (id: string) => ({ id, name: 'Hana', message: 'A ladder', createdAt: 1, isPending: true });
const comment = (id: string) => ({
  id,
  productId: '7',
  imageId: '2',
  email: 'hana@example.com',
  text: 'Nice!',
  postedAt: 1,
  isPending: true,
});
const ids = () => {
  const { requests, comments } = outgoing.read();
  return [requests.map(({ id }) => id), comments.map(({ id }) => id)];
};

it('puts outgoing entries first, and removes each separately', () => {
  expect(outgoing.read()).toEqual({ requests: [], comments: [] });
  const takeFirst = addOutgoing({ requests: [request('a')] });
  const takeSecond = addOutgoing({ requests: [request('b')], comments: [comment('c')] });
  const takeThird = addOutgoing({ comments: [comment('d')] });
  expect(ids()).toEqual([
    ['b', 'a'],
    ['d', 'c'],
  ]);
  takeSecond();
  expect(ids()).toEqual([['a'], ['d']]);
  takeFirst();
  takeThird();
  expect(ids()).toEqual([[], []]);
});
