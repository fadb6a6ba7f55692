/** Finds the texts that the code marks for translation. */
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
 * Files whose texts are not marked, each with a pattern that tells a text from another string.
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
  // If `t` gets a variable, a table has marked its texts with `message`.
  const text = literalOf(given[0]);
  return callee.name === 'message' || text !== null ? { text, isPlural: false } : null;
}

/** Every node of a syntax tree, and whether it is inside a function. */
function* nodesOf(node, isInFunction = false) {
  yield { node, isInFunction };
  const isInside = isInFunction || /Function/.test(node.type);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') yield* nodesOf(child, isInside);
}

/** The path and the code of each file with texts. */
const readSources = () =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/^(mocks|language\/catalogues)\//.test(file))
    .toSorted()
    .map((file) => [file, readFileSync(path.join(src, file), 'utf8')]);

/** What a file says. Its faults break two rules: a text is said in words, and translated when it is shown. */
function readSource(file, code) {
  /** @type {{ messages: Message[]; faults: string[] }} */
  const found = { messages: [], faults: [] };
  for (const { node, isInFunction } of nodesOf(parseSync(file, code).program)) {
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

/**
 * All marked texts, and the faults in marking them.
 * @returns {{ messages: Map<string, Message>; faults: string[] }}
 */
export function extractMessages() {
  const messages = new Map();
  const faults = [];
  for (const [file, code] of readSources()) {
    const found = readSource(file, code);
    faults.push(...found.faults);
    for (const each of found.messages) {
      const earlier = messages.get(each.text);
      if (!earlier) messages.set(each.text, each);
      else if (earlier.isPlural !== each.isPlural)
        faults.push(
          `${each.file}:${each.line} says with a number what ${earlier.file}:${earlier.line} says without`,
        );
    }
  }
  return { messages, faults };
}
