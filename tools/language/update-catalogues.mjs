/**
 * Updates the translation files of all languages from the code. New texts are '' until somebody translates them, unused
 * ones are removed, and a translation moves to another file with its text.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extractMessages } from './extract-messages.mjs';

const folder = 'src/language/catalogues';
const { parts, faults } = extractMessages();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

for (const language of process.argv[2] ? [process.argv[2]] : readdirSync(folder)) {
  mkdirSync(`${folder}/${language}`, { recursive: true });
  const fileOf = (part) => `${folder}/${language}/${part}.json`;
  const known = Object.assign(
    {},
    ...Object.keys(parts)
      .filter((part) => existsSync(fileOf(part)))
      .map((part) => JSON.parse(readFileSync(fileOf(part), 'utf8'))),
  );
  for (const [part, messages] of Object.entries(parts)) {
    const texts = [...messages.keys()].toSorted();
    const translations = Object.fromEntries(texts.map((text) => [text, known[text] ?? '']));
    writeFileSync(fileOf(part), `${JSON.stringify(translations, null, 2)}\n`);
  }
  const missing = Object.values(parts).flatMap((messages) =>
    [...messages.keys()].filter((text) => !known[text]),
  );
  console.log(`${language}: ${missing.length} texts without a translation`);
}
