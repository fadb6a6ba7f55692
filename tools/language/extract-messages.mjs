/** Finds the texts that the code marks for translation, and the catalogue file that each belongs to. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * A text as it stands in the code, with where it is used first.
 * @typedef {{ text: string; isPlural: boolean; file: string; line: number }} Message
 */

const src = path.resolve('src');

/** The text of a literal without values; null for anything else. */
const literalOf = (node) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0
    ? (node.quasis[0]?.value.cooked ?? null)
    : null;
};

/** The value of an object's property or an element's attribute. */
const valueOf = (nodes, name) => {
  const found = nodes?.find((each) => (each.key ?? each.name)?.name === name)?.value;
  return literalOf(found?.type === 'JSXExpressionContainer' ? found.expression : found);
};

/**
 * Files that mark none of their texts, each with a pattern of the strings that are texts: one that the build reads as
 * well, and the information pages.
 */
const plainTexts = /** @type {const} */ ([
  ['platform/brand-texts.ts', / /],
  ['information/texts/', /[A-Z{ ]/],
]);

/** The text that a syntax node marks, or why it cannot be read; null for any other node. */
function markedText(node, name) {
  const plain = literalOf(node);
  if (plain && plainTexts.some(([file, isText]) => name.startsWith(file) && isText.test(plain)))
    return { text: plain, isPlural: false };
  if (node.type === 'JSXOpeningElement' && node.name.name === 'RichText')
    return { text: valueOf(node.attributes, 'of'), isPlural: false };
  if (node.type !== 'CallExpression') return null;
  const { callee, arguments: given } = node;
  if (callee.name === 'plural') return { text: valueOf(given[1]?.properties, 'other'), isPlural: true };
  if (callee.name !== 't' && callee.name !== 'message') return null;
  // A text of a table is marked where the table is.
  const text = literalOf(given[0]);
  return callee.name === 'message' || text !== null ? { text, isPlural: false } : null;
}

/** Every node of a syntax tree, and whether it is inside a function. */
function* nodesOf(node, isInFunction = false) {
  yield { node, isInFunction };
  const inside = isInFunction || /Function/.test(node.type);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') yield* nodesOf(child, inside);
}

/**
 * The marked texts of a file, and what is wrong with them: a text is said in words, and translated when it is shown.
 * @returns {{ messages: Message[]; faults: string[] }}
 */
function messagesIn(file) {
  const code = readFileSync(file, 'utf8');
  const name = path.relative(src, file);
  const messages = [];
  const faults = [];
  for (const { node, isInFunction } of nodesOf(parseSync(file, code).program)) {
    const marked = markedText(node, name);
    const line = code.slice(0, node.start).split('\n').length;
    if (marked?.text === null) faults.push(`${name}:${line} marks no literal text`);
    if (marked && !isInFunction && node.callee && node.callee.name !== 'message')
      faults.push(`${name}:${line} translates once for all, when the file is loaded`);
    if (marked?.text) messages.push({ text: marked.text, isPlural: marked.isPlural, file: name, line });
  }
  return { messages, faults };
}

const filesUnder = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/^(mocks|language\/catalogues)\//.test(file))
    .map((file) => path.join(folder, file))
    .toSorted();

/** The file that one of our imports leads to; null for a package. */
function resolve(from, specifier, files) {
  const base = specifier.startsWith('@/')
    ? path.join(src, specifier.slice(2))
    : path.join(path.dirname(from), specifier);
  return [`${base}.ts`, `${base}.tsx`].find((file) => files.has(file)) ?? null;
}

/** The files that the first screen needs: its static imports, and the first screens of other pages. */
function firstScreenOf(files) {
  const found = new Set([path.join(src, 'first-screen.ts')]);
  // A loop over a set also visits what is added meanwhile.
  for (const file of found) {
    const code = readFileSync(file, 'utf8');
    const atOnce = code.matchAll(/^(?:import|export)(?! type)[^;']*'([^']+)';/gm);
    const later = code.matchAll(/import\('([^']*(?:first-|find-list)[^']*)'\)/g);
    for (const [, specifier] of [...atOnce, ...later]) {
      const next = resolve(file, specifier, files);
      if (next) found.add(next);
    }
  }
  return found;
}

/** Additional texts of a list's first screen: each of its pages has its own. */
const listFiles = /^listings\/categories\//;
/** Rooms whose pages most visits do not open. */
const laterFiles =
  /^(?:information|selling|storefront|account\/records)\/(?!products|product-line|storefront-hits)|^app\/routes\/later-routes/;
/** Pages of listings; all others come later. */
const listingPages = /^pages\/(?:home|list-page|nearby|search|services|detail|saved|seller)/;

/**
 * All marked texts by the file of a language that has them.
 * @returns {{ parts: Record<'first' | 'lists' | 'app' | 'later', Map<string, Message>>; faults: string[] }}
 */
export function extractMessages() {
  const files = new Set(filesUnder(src));
  const ofFirstScreen = firstScreenOf(files);
  const parts = { first: new Map(), lists: new Map(), app: new Map(), later: new Map() };
  const known = (text) =>
    Object.values(parts)
      .find((part) => part.has(text))
      ?.get(text);
  const faults = [];
  const partOf = (file) => {
    const name = path.relative(src, file);
    if (ofFirstScreen.has(file)) return listFiles.test(name) ? 'lists' : 'first';
    return laterFiles.test(name) || (name.startsWith('pages/') && !listingPages.test(name)) ? 'later' : 'app';
  };
  for (const part of /** @type {const} */ (['first', 'lists', 'app', 'later']))
    for (const file of files) {
      if (partOf(file) !== part) continue;
      const found = messagesIn(file);
      faults.push(...found.faults);
      for (const each of found.messages) {
        const earlier = known(each.text);
        if (!earlier) parts[part].set(each.text, each);
        else if (earlier.isPlural !== each.isPlural)
          faults.push(
            `${each.file}:${each.line} says with a number what ${earlier.file}:${earlier.line} says without`,
          );
      }
    }
  return { parts, faults };
}
