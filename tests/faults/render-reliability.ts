import { renderMutation } from '../mutation/render-mutation';
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

\`${call.endpoint}\`, seen at \`${call.path}\`. Given up after ${call.patience / 1000} s without a byte. What is kept: ${call.kept}.

${table(['fault', 'what is said', 'the way on', 'calls'], rows)}`;
}

/** `docs/reliability.md`, out of the table that the tests run. */
export const renderReliability = (): string => `# When calls fail

What every call of the app says and does under every fault. \`npm run reliability\` makes this page from
\`tests/faults/fault-table.ts\`, and \`npm run e2e\` tries each line on a production build.

From 5 s on a waiting screen says 'This takes longer than usual. Still trying…'. A read that the server asks to come back later is counted
down and then tried again by itself. The last column says how often the server is asked before the visitor does anything; the
sign-in provider's own code decides that for itself.

${table(
  ['fault', 'what it is'],
  faultNames.map((fault) => [fault, faults[fault].what]),
)}

${names.map(section).join('\n\n')}

${renderMutation()}`;
