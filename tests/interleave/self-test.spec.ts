import { expect } from '@playwright/test';
import type { Sabotage } from './faulty-server';
import { test } from './harness';
import { runInterleaving } from './interleaving';
import type { Item } from './item';
import { judge, type Evidence, type FaultKind } from './judge';
import { openLane } from './lane';
import type { Plan, Step } from './plan';

const send = { fates: [], next: 'wait', offline: false } as const;
const steps: readonly Step[] = [
  { do: 'post', ...send },
  { do: 'request', ...send },
  { do: 'comment', ...send },
];

for (const [seed, sabotage, kinds] of [
  [1, null, []],
  [2, 'store twice', ['doubled', 'doubled', 'doubled']],
  [3, 'store nothing', ['lost', 'lost', 'lost']],
  // A request carries a name, which this server leaves alone.
  [4, 'swap names', ["in another's name", "in another's name"]],
] as const satisfies readonly (readonly [number, Sabotage, readonly FaultKind[]])[]) {
  test(`a server that does wrong: ${sabotage ?? 'not at all'}`, async ({ browser, server }) => {
    const plan: Plan = { seed, hasKeys: false, first: 'hana', startsSignedIn: true, steps };
    const lane = await openLane(browser, server, 'self');
    const outcome = await runInterleaving({ lane, server, seed, plan, sabotage });
    await lane.context.close();
    expect(
      outcome.faults.map(({ kind }) => kind),
      outcome.log.join('\n'),
    ).toEqual(kinds);
    expect(outcome.failures).toBe(0);
  });
}

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
    'what another one has seen',
    { ...nothing, items: [post], stored: [row], shown: [{ mark: 'r1i1', to: 'biruk' }] },
    ['shown to another'],
  ],
] as const satisfies readonly (readonly [string, Evidence, readonly FaultKind[]])[]) {
  test(`the judge on ${what}`, () => {
    expect(judge(evidence).map(({ kind }) => kind)).toEqual(kinds);
  });
}
