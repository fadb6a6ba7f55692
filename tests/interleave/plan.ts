import { createRandom } from '@/mocks/demonstration/random';
import type { Fate } from './fate';
import { otherThan, type Person } from './people';

/** What the person does right after a tap on *Submit* or *Send*. */
export type Next = 'wait' | 'go on' | 'reload' | 'leave' | 'close' | 'tap twice';
/** What a person says where a logout asks what becomes of unsent work. */
export type Answer = 'send' | 'keep' | 'delete';

/** What a person says who is asked whether an old post is theirs. */
export type Claim = 'mine' | 'later' | 'delete';

interface Sending {
  fates: readonly Fate[];
  next: Next;
  /** The connection is gone while it is sent. */
  offline: boolean;
}

export type Step =
  | ({ do: 'post' | 'request' | 'message' | 'comment' | 'send again' } & Sending)
  /** Writes a post or a request and does not send it. */
  | { do: 'draft' | 'type' }
  | { do: 'reload' | 'visit' | 'open tab' | 'switch tab' | 'close tab' | 'wait' }
  | { do: 'lists fail' | 'lists work' }
  /** What becomes of the writes that come by themselves. */
  | { do: 'break'; fates: readonly Fate[] }
  | { do: 'sign in'; how: 'here' | 'elsewhere'; settles: boolean }
  /** Offline, and then gone from the app before the connection is back. */
  | { do: 'sign out'; answer: Answer; offline: boolean; leaves: boolean }
  /** What nobody has signed grows older than a day. */
  | { do: 'let a day pass' }
  /** Where the app asks whether an old post is one's own. */
  | { do: 'say whose'; says: Claim }
  /** The other person takes the browser over. */
  | { do: 'hand over' };

export type SendStep = Extract<Step, Sending>;

export interface Plan {
  seed: number;
  /** Whether the server keeps the keys of writes. */
  hasKeys: boolean;
  first: Person;
  startsSignedIn: boolean;
  steps: readonly Step[];
}

type Weighted<Value> = readonly (readonly [weight: number, value: Value])[];

/** A plan is the same for the same seed; the time between its steps is the machine's. */
export function planOf(seed: number): Plan {
  const random = createRandom(seed * 7919);
  const chance = (share: number) => random() < share;
  function pick<Value>(choices: Weighted<Value>): Value {
    let left = random() * choices.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of choices) {
      left -= weight;
      if (left < 0) return value;
    }
    throw new Error('There is nothing to choose from.');
  }

  const hasKeys = chance(0.3);
  const breaks: Weighted<Fate> = [
    [3, '500 before'],
    [3, '500 after'],
    [3, '503 before'],
    [2, 'cut before'],
    [3, 'cut after'],
    [2, 'hang before'],
    [2, 'hang after'],
    [2, 'slow'],
    [2, 'slow answer'],
    [hasKeys ? 3 : 0, 'late'],
  ];
  const someFates = (): Fate[] => {
    const fate = pick(breaks);
    return Array.from(
      {
        length: pick([
          [4, 1],
          [1, 2],
          [1, 4],
        ]),
      },
      () => fate,
    );
  };
  const some = (): Sending => ({
    fates: chance(0.3) ? [] : someFates(),
    offline: chance(0.07),
    next: pick<Next>([
      [8, 'wait'],
      [5, 'go on'],
      [5, 'reload'],
      [2, 'leave'],
      [1, 'close'],
      [2, 'tap twice'],
    ]),
  });

  const first: Person = chance(0.5) ? 'hana' : 'biruk';
  const startsSignedIn = chance(0.45);
  const now = {
    person: first,
    account: startsSignedIn ? first : null,
    tabs: 1,
    posts: 0,
    isBroken: false,
    listsFail: false,
  };
  const steps: Step[] = [];
  const add = (step: Step) => steps.push(step);

  /** One thing that somebody may do next, with what follows from it as a rule. */
  const moves: Record<string, () => void> = {
    post() {
      now.posts += 1;
      const send = some();
      add({ do: 'post', ...send });
      if (!now.account && now.tabs === 1 && chance(0.25)) moves['age']?.();
      else if (!now.account && chance(0.6)) {
        if (chance(0.7)) add({ do: 'break', fates: someFates() });
        moves['signIn']?.();
      } else if (chance(0.5)) moves['again']?.();
    },
    age() {
      add({ do: 'let a day pass' });
      if (chance(0.5)) moves['change']?.();
      else moves['signIn']?.();
      if (!now.account || chance(0.3)) return;
      add({
        do: 'say whose',
        says: pick([
          [3, 'mine'],
          [2, 'later'],
          [1, 'delete'],
        ] as const),
      });
    },
    draft() {
      now.posts += 1;
      add({ do: 'draft' });
    },
    entry() {
      const kind = pick([
        [5, 'request'],
        [2, 'message'],
        [now.account ? 4 : 0, 'comment'],
      ] as const);
      const send = some();
      add({ do: kind, ...send });
      if (send.fates.length > 0 && chance(0.6)) moves['again']?.();
    },
    again: () => void add({ do: 'send again', ...some() }),
    type: () => void add({ do: 'type' }),
    move: () =>
      void add({
        do: pick([
          [3, 'reload'],
          [3, 'visit'],
          [1, 'wait'],
        ] as const),
      }),
    tab() {
      if (now.tabs === 1) add({ do: 'open tab' });
      else
        add({
          do: pick([
            [3, 'switch tab'],
            [1, 'close tab'],
          ] as const),
        });
      now.tabs = steps.at(-1)?.do === 'close tab' ? 1 : 2;
    },
    lists() {
      now.listsFail = !now.listsFail;
      add({ do: now.listsFail ? 'lists fail' : 'lists work' });
    },
    signIn() {
      now.account = now.person;
      add({ do: 'sign in', how: chance(0.6) ? 'here' : 'elsewhere', settles: chance(0.7) });
      if (chance(0.35)) moves['change']?.();
    },
    signOut() {
      now.account = null;
      const offline = chance(0.25);
      add({
        do: 'sign out',
        answer: pick([
          [5, 'keep'],
          [offline ? 0 : 2, 'send'],
          [1, 'delete'],
        ] as const),
        offline,
        leaves: offline && chance(0.5),
      });
    },
    change() {
      if (now.account) moves['signOut']?.();
      now.person = otherThan(now.person);
      add({ do: 'hand over' });
      if (chance(0.75)) moves['signIn']?.();
    },
  };

  const length = pick([
    [2, 3],
    [3, 4],
    [2, 5],
    [1, 7],
  ]);
  while (steps.length < length) {
    const isFirst = steps.length === 0;
    pick<() => void>([
      [now.posts === 0 ? 4 : now.posts === 1 ? 1 : 0, () => moves['post']?.()],
      [now.posts < 2 ? 0.7 : 0, () => moves['draft']?.()],
      [5, () => moves['entry']?.()],
      [isFirst ? 0 : 2, () => moves['again']?.()],
      [0.7, () => moves['type']?.()],
      [isFirst ? 0 : 2, () => moves['move']?.()],
      [0.7, () => moves['tab']?.()],
      [0.4, () => moves['lists']?.()],
      [now.account || isFirst ? 0 : 2, () => moves['signIn']?.()],
      [now.account && !isFirst ? 1 : 0, () => moves['signOut']?.()],
      [isFirst ? 0 : 1.2, () => moves['change']?.()],
    ])();
  }
  return { seed, hasKeys, first, startsSignedIn, steps };
}

/** A step as a line of the log. */
export function describeStep({ do: what, ...rest }: Step): string {
  const words = Object.entries(rest)
    .filter(([, value]) => value !== false && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => (value === true ? name : `${name}: ${[value].flat().join(', ')}`));
  return words.length === 0 ? what : `${what} (${words.join('; ')})`;
}
