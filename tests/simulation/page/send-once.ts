import { randomId } from '@/platform/random-id';
import { sendOnce as realSendOnce, type Attempt } from '../../../src/api/send-once';
import type { PageGlobals } from '../page-globals';

declare const world: PageGlobals['world'];

export * from '../../../src/api/send-once';

type Options = Parameters<typeof realSendOnce<Attempt, string>>[0];

/** The mistakes in sending that the checks must find. */
export type Break =
  'no lock' | 'no stored attempt' | 'no look at the list' | 'new key on repeat' | 'removal before the 2xx';

const broken: Readonly<Record<Break, (options: Options) => Partial<Options>>> = {
  'no lock': ({ lock }) => ({ lock: `${lock} ${randomId()}` }),
  'no stored attempt': ({ keepAttempt }) => ({
    keepAttempt: async (attempt) => (attempt ? undefined : keepAttempt(null)),
  }),
  'no look at the list': () => ({ findArrival: async () => null }),
  'new key on repeat': ({ begin }) => ({
    begin: (earlier) => ({ ...begin(earlier), key: randomId() }),
  }),
  'removal before the 2xx': ({ send, finish }) => ({
    send: async (attempt) => {
      await finish('sent');
      await send(attempt);
    },
  }),
};

export function sendOnce(options: Options): Promise<string> {
  return realSendOnce({ ...options, ...(world.isBroken && broken[world.isBroken](options)) });
}
