import { engines, storyTable } from '../engines/story-table';
import { type CallName, calls, expected, faultNames, faults } from './fault-table';

const names = Object.keys(calls) as CallName[];
const escape = (text: string) => text.replaceAll('|', '\\|');
const row = (cells: readonly string[]) => `| ${cells.map(escape).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** One call: what every visitor of a fault reads and may do. */
function section(name: CallName): string {
  const call = calls[name];
  const rows = faultNames.map((fault) => {
    const cell = expected(name, fault);
    if (!cell) return [fault, 'as without it', '', '1'];
    const says = [cell.says, cell.advice].filter((text) => text !== null).join(' · ');
    return [fault, says, cell.way, cell.calls === null ? '' : String(cell.calls)];
  });
  return `## ${name}

\`${call.endpoint}\`, seen at \`${call.path}\`. Given up after ${call.timeout / 1000} s without a byte. What is kept: ${call.kept}.

${table(['fault', 'what is said', 'the way on', 'calls'], rows)}`;
}

/** What may become of an open page and of what the browser keeps for it. */
const lives = [
  [
    'the storage is full, forbidden or broken, or never answers',
    'Posts go on in memory, and the form says that it must stay open; requests, saved offers and the cart go on in memory as well.',
    '`tests/unit/selling/drafts/`, `tests/unit/browser/create-persisted-store.test.ts`',
  ],
  [
    'the browser empties its storage under an open page',
    'The database is opened again and the open post is kept in it anew, with its photos, at the next change or before it is sent: it is never taken for sent. Unsent requests and comments stay in their fields. A post that waited for a sign-in while no form was open is gone with the storage.',
    '`tests/e2e/page-life.spec.ts`, `tests/unit/selling/drafts/post-saver.test.ts`',
  ],
  [
    'a tab is discarded, without a last event',
    'Everything typed was kept as it was typed: post with photos, request and comment are there again.',
    '`tests/e2e/page-life.spec.ts`',
  ],
  [
    'a page comes back out of the back/forward cache',
    'It loads anew where somebody has signed in or out meanwhile; else it reads again what is unsent, so that it neither offers nor sends what another page has sent. An open form holds a lock, and Chromium keeps no page with one there for longer than a moment.',
    '`tests/pages/back-forward-cache.test.tsx`',
  ],
  [
    'a page is open for a day',
    'Lists by time lose what is too old, and ages renew, every minute that the page is looked at.',
    '`tests/pages/open-for-long.test.tsx`',
  ],
  [
    'the time zone or summer time changes',
    'Windows and ages are counted in milliseconds, so that nothing changes. A date, which stands for what is older than a week, is that of the zone in which the page was opened.',
    '`tests/pages/open-for-long.test.tsx`',
  ],
  [
    'the worker of the mocked API is left over on the origin',
    'It answers nothing, and a build without mocking removes it.',
    '`tests/e2e/leftover-worker.spec.ts`',
  ],
  [
    'the connection is gone, also before the page is opened',
    'From the second visit on the app itself comes from the device, with the offers of the last visit.',
    '`tests/e2e/offline.spec.ts`',
  ],
  [
    'a new version is on the server, or half of one',
    'It is offered once all of it is on the device, and never forced; half of one replaces nothing.',
    '`tests/e2e/offline.spec.ts`',
  ],
  [
    'two nodes answer with two builds, or with a page of maintenance',
    'No worker keeps a page that does not fit its scripts; _Reload_ on _Gulit could not be loaded_ removes the worker.',
    '`tests/deploy/mixed-builds.test.ts`, `tests/e2e/mixed-builds.spec.ts`',
  ],
  [
    'the storage of the browser opens and never answers, or answers late',
    'Each call ends after 4 s and goes on in memory, which the form says; a logout waits 5 s at most; nothing is sent twice.',
    '`tests/unit/selling/submission/silent-store.test.ts`, `tests/e2e/silent-storage.spec.ts`',
  ],
  [
    'cookies are blocked, or the page has no locks because it came without https',
    'What is sent goes out once: a refused lock holds nothing up, and three tabs claim a post in the storage.',
    '`tests/unit/browser/storage-claim.test.ts`, `tests/e2e/without-locks.spec.ts`',
  ],
  [
    'somebody taps, types or holds a press before the app has come',
    'It is carried over to the app, or the browser does it; what is not there yet does not look so.',
    '`tests/e2e/hand-over.spec.ts`',
  ],
  [
    'the pages of a catalogue never end',
    'A page without a new id is the last one; what came stays.',
    '`tests/unit/listings/catalogue/catalogue-reading.test.ts`',
  ],
  [
    'the connection goes during a sign-up, a sign-in or a logout',
    'It says so, keeps what was typed, and tells the provider of the logout later.',
    '`tests/pages/accounts-offline.test.tsx`, `tests/e2e/account.spec.ts`',
  ],
  [
    'the code of the map is gone after a new version',
    'One notice with one button; the list has the same offers.',
    '`tests/e2e/new-version.spec.ts`',
  ],
  [
    'the server or the sign-in provider says more than can be read, or HTML',
    'At most 600 characters, as text.',
    '`tests/pages/form.test.tsx`, `tests/unit/selling/submission/server-messages.test.ts`',
  ],
] as const;

/** The page that `npm run reliability` writes, out of the table that the tests run. */
export const renderReliability = (): string => `# When calls fail

What every call of the app says and does under every fault. \`npm run reliability\` writes this page from
\`tests/faults/fault-table.ts\`, and \`npm run e2e\` tries each line on a production build.

From 5 s on a waiting screen says 'This takes longer than usual. Still trying…'. A read that the server asks to come back later is counted
down and then tried again by itself. The last column says how often the server is asked before the visitor does anything; the
sign-in provider's own code decides that for itself.

${table(
  ['fault', 'what it is'],
  faultNames.map((fault) => [fault, faults[fault].what]),
)}

${names.map(section).join('\n\n')}

## A page that lives on

What comes between without any call, and which test shows it.

${table(['what happens', 'what the app does', 'seen in'], lives)}

## In every engine

\`npm run e2e\` runs in Chromium. \`npm run engines\` tells these stories in the other two engines as well: on a production build before the
Django server, over https, under the policy of the build, each in a new window of a phone's size. A story fails as well where an engine
writes an error to its console. WebKitGTK has neither Safari's keyboard nor its camera nor its pictures in HEIC.

${Object.entries(engines)
  .map(([name, what]) => `- ${name}: ${what}.`)
  .join('\n')}

${table(
  ['story', ...Object.keys(engines)],
  Object.values(storyTable).map((what) => [what, ...Object.keys(engines).map(() => 'yes')]),
)}

## Sending

A post, a request or a comment must arrive once, in the name of its writer, whatever comes between. \`npm run interleave\` tries that:
300 interleavings drive the production build in Chromium over a real Django server. Each is a plan made from a seed: posts,
requests and comments by two people who share a browser, between reloads, second tabs, sign-ins, sign-outs (online, offline, and with
each answer to what becomes of unsent work), changes of account, lost connections, lists that cannot be read, and posts that
nobody has signed for more than a day. Every write may be stored, fail with 500 or 503 before or after it is stored, be cut off or hang
before or after, or be slow. The server keeps idempotency keys in three of ten plans, and only lists what it has in the others. In the
end everybody comes back once more while all is well, and a judge compares what was written with what the server has.

Every seed must end with 0 lost, 0 lost while only typed, 0 doubled, 0 in another's name, 0 sent under another account, 0 sent without the
question that an old post needs, 0 shown to another.

\`.ci/run\` runs them all, always the same plans, and fails at one fault: in less than four minutes on two quiet cores. Beside them it shows that the judge finds faults: servers that
store twice, store nothing or swap names, and a calendar that stands still. \`npm run interleave -- --runs 2000\` runs more of them,
\`-- --runs 300 --seed 301\` others, and \`-- --seed 17\` that one alone with its log; after a fault the command is printed. A
plan is the same each time; the milliseconds between its steps are the machine's. A store of writes that arrive late, after their
sender has gone, is tried only where the server keeps keys: without them no page can tell.

## Mutants

\`npm run mutation\` changes calls, parsers, storage and sending in small ways, one at a time, and runs the unit tests: a change that none
of them notices is a fault that could come in unseen. It prints those, and fails where fewer than nine of ten are noticed. It takes some
hours and is no part of \`.ci/run\`; \`npm run mutation -- -m 'src/api/**'\` tries a folder or a file.

Only unit tests count, so that components (\`.tsx\`) are left out: they draw, and the tests of pages and of the built app see it.
\`tools/stryker.config.mjs\` has the files.
`;
