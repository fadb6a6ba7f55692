/** A description of an element on a page. */
export interface Query {
  /** By its role and name, by the label of a field, or by a text alone. */
  by: 'role' | 'label' | 'text';
  role: string;
  /** A string stands for the whole name; null for any name. */
  name: string | { source: string; flags: string } | null;
  within: Query | null;
}

type Name = string | RegExp;

const query = (by: Query['by'], role: string, name: Name | undefined, within: Query | null): Query => ({
  by,
  role,
  name: name instanceof RegExp ? { source: name.source, flags: name.flags } : (name ?? null),
  within,
});

export const byRole = (role: string, name?: Name, within: Query | null = null) =>
  query('role', role, name, within);
export const byLabel = (name: Name, within: Query | null = null) => query('label', '', name, within);
export const byText = (name: Name, within: Query | null = null) => query('text', '', name, within);

/** Describes a query in words, for messages about missing elements. */
export function describeQuery({ by, role, name, within }: Query): string {
  const words = [by === 'role' ? role : by];
  if (name !== null) words.push(typeof name === 'string' ? `'${name}'` : `/${name.source}/`);
  if (within) words.push('in', describeQuery(within));
  return words.join(' ');
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Code that calls one of our functions in a page, where only its arguments are available. */
export const callInPage = <Given extends readonly unknown[]>(
  work: (...given: Given) => unknown,
  ...given: Given & readonly Json[]
): string => `(${String(work)})(${given.map((value) => JSON.stringify(value)).join(', ')})`;

/** Runs in the page, with Testing Library, which finds what a screen reader announces. */
function findAll(wanted: Query): Element[] {
  const library = Reflect.get(window, 'TestingLibraryDom');
  const find = ({ by, role, name, within }: Query): Element[] => {
    const roots = within ? find(within) : [document.body];
    const pattern = name === null || typeof name === 'string' ? name : new RegExp(name.source, name.flags);
    return roots.flatMap((root): Element[] => {
      if (by === 'role') return library.queryAllByRole(root, role, pattern === null ? {} : { name: pattern });
      if (by === 'label') return library.queryAllByLabelText(root, pattern);
      return library.queryAllByText(root, pattern, { ignore: 'script, style, template, noscript' });
    });
  };
  return find(wanted);
}

/** Code that returns all elements of a query. */
export const elementsOf = (wanted: Query): string => `(${String(findAll)})(${JSON.stringify(wanted)})`;
