import { expect } from '@playwright/test';
import { fates } from './fate';
import type { Sabotage } from './faulty-server';
import { test } from './harness';
import { runInterleaving } from './interleaving';
import type { Item } from './item';
import { judge, type Evidence, type FaultKind } from './judge';
import { openLane } from './lane';
import { planOf, type Plan } from './plan';

const send = { fates: [], next: 'wait', offline: false } as const;
const signedIn: Omit<Plan, 'seed'> = {
  hasKeys: false,
  first: 'hana',
  startsSignedIn: true,
  steps: [
    { do: 'post', ...send },
    { do: 'request', ...send },
    { do: 'comment', ...send },
  ],
};
/** Biruk finds what Hana has left a day ago, and does not say that it is his. */
const dayOld: Omit<Plan, 'seed'> = {
  hasKeys: false,
  first: 'hana',
  startsSignedIn: false,
  steps: [
    { do: 'post', ...send },
    { do: 'let a day pass' },
    { do: 'hand over' },
    { do: 'sign in', how: 'elsewhere', settles: true },
    { do: 'say whose', says: 'later' },
    { do: 'sign out', answer: 'keep', offline: true, leaves: false },
  ],
};

interface Deed {
  what: string;
  plan: Omit<Plan, 'seed'>;
  sabotage: Sabotage;
  kinds: readonly FaultKind[];
}

const deeds: readonly Deed[] = [
  { what: 'nothing', plan: signedIn, sabotage: null, kinds: [] },
  {
    what: 'it stores twice',
    plan: signedIn,
    sabotage: 'store twice',
    kinds: ['doubled', 'doubled', 'doubled'],
  },
  { what: 'it stores nothing', plan: signedIn, sabotage: 'store nothing', kinds: ['lost', 'lost', 'lost'] },
  {
    what: 'it swaps names, but for that of a request',
    plan: signedIn,
    sabotage: 'swap names',
    kinds: ["in another's name", "in another's name"],
  },
  { what: 'nothing for a day', plan: dayOld, sabotage: null, kinds: [] },
  {
    what: 'its calendar stands still, so that an old post is sent',
    plan: dayOld,
    sabotage: 'stop the days',
    kinds: ["in another's name", 'sent unasked'],
  },
];

test('the judge finds what a server does wrong', async ({ bareBrowser: browser, server }) => {
  const outcomes = await Promise.all(
    deeds.map(async ({ plan, sabotage }, index) => {
      const lane = await openLane(browser, server, `self${index}`);
      const seed = 900_000 + index;
      const outcome = await runInterleaving({ lane, server, seed, plan: { seed, ...plan }, sabotage });
      await lane.context.close();
      return outcome;
    }),
  );
  for (const [index, { what, kinds }] of deeds.entries()) {
    const { faults = [], failures, log = [] } = outcomes[index] ?? {};
    const found = faults.map(({ kind }) => kind);
    expect([found, failures], [`What it does: ${what}`, ...log].join('\n')).toEqual([kinds, 0]);
  }
});

test('the 300 plans of a run have all that may come between', () => {
  const steps = Array.from({ length: 300 }, (_, index) => planOf(index + 1).steps).flat();
  const seen = new Set(
    steps.flatMap(({ do: what, ...rest }) =>
      Object.entries(rest).flatMap(([name, values]) =>
        [values].flat().map((value) => `${what}, ${name}: ${value}`),
      ),
    ),
  );
  const sendings = ['post', 'request', 'message', 'comment', 'send again'];
  const nexts = ['wait', 'go on', 'reload', 'leave', 'close', 'tap twice'];
  const breaks = fates.filter((fate) => fate !== 'stored' && fate !== 'late');
  const wanted = [
    // Only a server that keeps keys is ever late, so that it is rare.
    'post, fates: late',
    'request, fates: late',
    ...sendings.flatMap((what) => [
      ...breaks.map((fate) => `${what}, fates: ${fate}`),
      ...nexts.map((next) => `${what}, next: ${next}`),
      `${what}, offline: true`,
    ]),
    ...['here', 'elsewhere'].map((how) => `sign in, how: ${how}`),
    ...['send', 'keep', 'delete'].map((answer) => `sign out, answer: ${answer}`),
    'sign out, offline: true',
    'sign out, leaves: true',
    ...['mine', 'later', 'delete'].map((says) => `say whose, says: ${says}`),
  ];
  expect(wanted.filter((what) => !seen.has(what))).toEqual([]);
  const moves = ['draft', 'type', 'reload', 'visit', 'open tab', 'switch tab', 'wait'];
  const others = ['lists fail', 'lists work', 'break', 'let a day pass', 'hand over'];
  const done = new Set<string>(steps.map(({ do: what }) => what));
  expect([...moves, ...others].filter((what) => !done.has(what))).toEqual([]);
});

const post: Item = {
  mark: 'r1i1',
  kind: 'post',
  field: 'form',
  text: 'Ladder r1i1',
  writer: 'hana',
  isSubmitted: true,
  owners: new Set(['hana']),
  isClaimed: true,
  isDiscarded: false,
  unsigned: null,
  isOffered: false,
};
const request: Item = { ...post, kind: 'request', field: 'box' };
const row = { text: post.text, signature: 'Hana@example.com' };
const write = {
  marks: ['r1i1'],
  signature: 'hana@example.com',
  fate: 'stored',
  status: 201,
  account: 'hana',
  accountSince: 0,
  at: 1000,
} as const;
const nothing = { stored: [], writes: [], shown: [] };

for (const [what, evidence, kinds] of [
  ['what is stored once', { items: [post], stored: [row], writes: [write], shown: [] }, []],
  ['what is still offered', { ...nothing, items: [{ ...post, isOffered: true }] }, []],
  ['what its owner deleted', { ...nothing, items: [{ ...post, isDiscarded: true }] }, []],
  ['what is nowhere', { ...nothing, items: [post] }, ['lost']],
  ['a draft that is nowhere', { ...nothing, items: [{ ...post, isSubmitted: false }] }, ['typed lost']],
  ['what is stored twice', { ...nothing, items: [post], stored: [row, row] }, ['doubled']],
  [
    "another one's address at the server",
    { ...nothing, items: [post], stored: [{ ...row, signature: 'biruk@example.com' }] },
    ["in another's name"],
  ],
  [
    "another one's address in a write that failed",
    { ...nothing, items: [post], stored: [row], writes: [{ ...write, signature: 'biruk@example.com' }] },
    ["in another's name"],
  ],
  [
    "a visitor's request as nobody's",
    { ...nothing, items: [request], stored: [{ ...row, signature: 'Anonymous' }] },
    [],
  ],
  [
    "a request under another one's name",
    { ...nothing, items: [request], stored: [{ ...row, signature: 'Biruk Alemu' }] },
    ["in another's name"],
  ],
  [
    'a write in the right name while another one is signed in',
    { ...nothing, items: [post], stored: [row], writes: [{ ...write, account: 'biruk' }] },
    ['sent under another account'],
  ],
  [
    'an old post that is sent before somebody has said whose it is',
    {
      ...nothing,
      items: [{ ...post, unsigned: { since: 500, until: 1500 } }],
      stored: [row],
      writes: [write],
    },
    ['sent unasked'],
  ],
  [
    'an old post that is sent once somebody has said whose it is',
    {
      ...nothing,
      items: [{ ...post, unsigned: { since: 500, until: 900 } }],
      stored: [row],
      writes: [write],
    },
    [],
  ],
  [
    'what another one has seen',
    { ...nothing, items: [post], stored: [row], shown: [{ mark: 'r1i1', to: 'biruk' }] },
    ['shown to another'],
  ],
] as const satisfies readonly (readonly [string, Evidence, readonly FaultKind[]])[]) {
  test(`the judge on ${what}`, () => {
    expect(judge(evidence).map(({ kind }) => kind)).toEqual(kinds);
  });
}
