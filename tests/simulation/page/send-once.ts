import { randomId } from '@/platform/random-id';
import { sendOnce as realSendOnce, type Attempt, type SendingOutcome } from '../../../src/api/send-once';
import type { PageGlobals } from '../page-globals';

declare const world: PageGlobals['world'];

export * from '../../../src/api/send-once';

type Given = Parameters<typeof realSendOnce<Attempt>>;
type Broken = (...given: Given) => { outbox?: Partial<Given[0]>; delivery?: Partial<Given[1]> };

/** The mistakes in sending that the checks must find. */
export type Break =
  'no lock' | 'no stored attempt' | 'no look at the list' | 'new key on repeat' | 'removal before the 2xx';

const broken: Readonly<Record<Break, Broken>> = {
  'no lock': (_outbox, { lock }) => ({ delivery: { lock: `${lock} ${randomId()}` } }),
  'no stored attempt': ({ keepAttempt }) => ({
    outbox: { keepAttempt: async (attempt) => (attempt ? undefined : keepAttempt(null)) },
  }),
  'no look at the list': () => ({ delivery: { hasArrived: async () => false } }),
  'new key on repeat': (_outbox, { send }) => ({
    delivery: { send: (attempt) => send({ ...attempt, key: randomId() }) },
  }),
  'removal before the 2xx': (outbox, { send }) => ({
    delivery: {
      send: async (attempt) => {
        await outbox.remove();
        await send(attempt);
      },
    },
  }),
};

export function sendOnce(...[outbox, delivery]: Given): Promise<SendingOutcome> {
  const mistake = world.isBroken ? broken[world.isBroken](outbox, delivery) : {};
  return realSendOnce({ ...outbox, ...mistake.outbox }, { ...delivery, ...mistake.delivery });
}
