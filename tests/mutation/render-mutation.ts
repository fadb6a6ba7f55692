import { leastNoticed, mutatedRooms } from './mutated-rooms';
import scores from './scores.json';
import { survivors } from './survivors';

/**
 * What became of the mutants of a file, and those that no test has noticed: the line that was changed, and into
 * what.
 */
interface Score {
  noticed: number;
  all: number;
  survived?: readonly { line: string; became: string }[];
}

const files: Readonly<Record<string, Score>> = scores;

/** The mutants that no test has noticed, and of which `survivors.ts` says nothing. */
export const unexplained = Object.entries(files).flatMap(([file, { survived = [] }]) =>
  survived
    .filter(({ line }) => !survivors.some((each) => each.file === file && line.includes(each.code)))
    .map((survivor) => ({ file, ...survivor })),
);

/** What became of the mutants of a room when they were tried last; none were where `all` is 0. */
export function scoreOf({ sources }: { sources: readonly string[] }): { noticed: number; all: number } {
  const own = Object.entries(files).filter(([file]) =>
    sources.some((source) => file === source || file.startsWith(`${source}/`)),
  );
  const sum = (key: 'noticed' | 'all') => own.reduce((total, [, score]) => total + score[key], 0);
  return { noticed: sum('noticed'), all: sum('all') };
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const inCode = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

function scoreRow(room: (typeof mutatedRooms)[number]): readonly string[] {
  const { noticed, all } = scoreOf(room);
  const score = all === 0 ? 'not measured yet' : `${((100 * noticed) / all).toFixed(1)} %`;
  return [room.name, room.sources.map(inCode).join(', '), all === 0 ? '' : String(all), score];
}

/** The section on mutants: what was measured last, and what is said of the survivors. */
export const renderMutation = (): string => `## Mutants

\`npm run mutation\` changes the code in small ways, one at a time, and runs the unit tests: a change that none of them notices
is a fault that could come in unseen. At least ${leastNoticed * 100} % have to be noticed. It takes an hour and is no part of \`.ci/run\`;
\`npm run mutation -- src/api\` tries a folder or a file. Its reports lie where git ignores them, and it notes the scores from
which \`npm run reliability\` makes this section.

Only unit tests count, so that components (\`.tsx\`) are left out: they draw, and the tests of pages and of the built app see it.
In most rooms what runs once, at the import (tables of words, schemas), is left out as well: each such mutant takes all tests of
its room.

${table(['room', 'sources', 'mutants', 'noticed'], mutatedRooms.map(scoreRow))}

These survive, and why that is right:

${table(
  ['file', 'code', 'became', 'why'],
  survivors.map(({ file, code, became, why }) => [inCode(file), inCode(code), became, why]),
)}
`;
