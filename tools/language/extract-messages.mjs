/** Finds the texts that the code marks for translation, and the catalogue file that each belongs to. */
import { readdirSync, readFileSync } from 'node:fs';
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

/** Whether a call loads code together with the texts of `later.json`. */
const loadsLaterTexts = (node) =>
  node.type === 'CallExpression' &&
  node.arguments.some((given) => given.properties && valueOf(given.properties, 'texts') === 'later');

/** Every node of a syntax tree, whether it is inside a function, and whether its texts are in `later.json`. */
function* nodesOf(node, isInFunction = false, isLater = false) {
  yield { node, isInFunction, isLater };
  const isInside = isInFunction || /Function/.test(node.type);
  const isLaterInside = isLater || loadsLaterTexts(node);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') yield* nodesOf(child, isInside, isLaterInside);
}

/** The path that a node imports from; undefined for a package, and for types alone. */
function importedBy(node) {
  const isOfTypes = (each) => (each.importKind ?? each.exportKind) === 'type';
  if (isOfTypes(node) || (node.specifiers?.length > 0 && node.specifiers.every(isOfTypes))) return undefined;
  const specifier = literalOf(node.source);
  return specifier?.match(/^(?:@|\.)\//) ? specifier : undefined;
}

/** The file of `src/` that an import leads to; undefined for other imports, such as of a style sheet. */
function resolve(from, specifier, files) {
  const base = specifier.startsWith('@/') ? specifier.slice(2) : path.join(path.dirname(from), specifier);
  return [`${base}.ts`, `${base}.tsx`].find((file) => files.has(file));
}

/** All files with texts by their path, and the text of each. */
const readSources = () =>
  new Map(
    readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/^(mocks|language\/catalogues)\//.test(file))
      .toSorted()
      .map((file) => [file, readFileSync(path.join(src, file), 'utf8')]),
  );

/**
 * What a file says and imports. Its faults break two rules: a text is said in words, and translated when it is shown.
 */
function readSource(file, code, files) {
  const found = { messages: [], faults: [], imports: [] };
  for (const { node, isInFunction, isLater } of nodesOf(parseSync(file, code).program)) {
    const imported = importedBy(node);
    const target = imported && resolve(file, imported, files);
    if (target) found.imports.push({ target, isLazy: node.type === 'ImportExpression', isLater });
    const marked = markedText(node, file);
    if (!marked) continue;
    const line = code.slice(0, node.start).split('\n').length;
    if (marked.text === null) found.faults.push(`${file}:${line} marks no literal text`);
    if (!isInFunction && node.callee && node.callee.name !== 'message')
      found.faults.push(`${file}:${line} translates once for all, when the file is loaded`);
    if (marked.text) found.messages.push({ text: marked.text, isPlural: marked.isPlural, file, line });
  }
  return found;
}

/** The files that `start` leads to, by the imports that `follows` accepts. */
function reachedFrom(start, sources, follows) {
  const found = new Set([start]);
  // A loop over a set also visits what is added meanwhile.
  for (const file of found)
    for (const each of sources.get(file).imports) if (follows(each)) found.add(each.target);
  return found;
}

/**
 * All marked texts by the file of a language that has them. The imports decide: `first.json` and `lists.json` come with
 * the first screen, `app.json` is for what the app loads without `texts: 'later'`, and `later.json` for the rest.
 * @returns {{ parts: Record<'first' | 'lists' | 'app' | 'later', Map<string, Message>>; faults: string[] }}
 */
export function extractMessages() {
  const files = readSources();
  const sources = new Map([...files].map(([file, code]) => [file, readSource(file, code, files)]));
  const ofFirstScreen = reachedFrom('first-screen.ts', sources, ({ isLazy }) => !isLazy);
  const ofApp = reachedFrom('main.tsx', sources, ({ isLater }) => !isLater);
  const parts = { first: new Map(), lists: new Map(), app: new Map(), later: new Map() };
  const known = (text) =>
    Object.values(parts)
      .find((part) => part.has(text))
      ?.get(text);
  const faults = [];
  const partOf = (file) => {
    if (ofFirstScreen.has(file)) return file.startsWith('listings/categories/') ? 'lists' : 'first';
    return ofApp.has(file) ? 'app' : 'later';
  };
  for (const part of /** @type {const} */ (['first', 'lists', 'app', 'later']))
    for (const [file, found] of sources) {
      if (partOf(file) !== part) continue;
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
