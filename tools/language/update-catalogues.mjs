/**
 * Updates the translation files of all languages from the code. New texts are '' until somebody translates them, and
 * unused ones are removed. A language code as an argument adds the file of a new language.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { extractMessages } from './extract-messages.mjs';

const folder = 'src/language/catalogues';
const { messages, faults } = extractMessages();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

const languages = process.argv[2]
  ? [process.argv[2]]
  : readdirSync(folder).map((file) => path.parse(file).name);
for (const language of languages) {
  const file = `${folder}/${language}.json`;
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const texts = [...messages.keys()].toSorted();
  const translations = Object.fromEntries(texts.map((text) => [text, known[text] ?? '']));
  writeFileSync(file, `${JSON.stringify(translations, null, 2)}\n`);
  console.log(`${language}: ${texts.filter((text) => !known[text]).length} texts without a translation`);
}
