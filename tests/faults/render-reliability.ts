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

/** The page that `npm run reliability` writes, out of the table that the tests run. */
export const renderReliability = (): string => `# When calls fail

The last column says how often the server is asked before the visitor does anything; the sign-in provider's own
code decides that for itself. \`docs/reliability.md\` has the rest.

${table(
  ['fault', 'what it is'],
  faultNames.map((fault) => [fault, faults[fault].what]),
)}

${names.map(section).join('\n\n')}

## In every engine

${Object.entries(engines)
  .map(([name, what]) => `- ${name}: ${what}.`)
  .join('\n')}

${table(
  ['story', ...Object.keys(engines)],
  Object.values(storyTable).map((what) => [what, ...Object.keys(engines).map(() => 'yes')]),
)}
`;
