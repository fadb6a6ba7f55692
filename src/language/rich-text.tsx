import type { ReactNode } from 'react';
import { t } from './translate';

/** What stands in a text: a part of the page, or what is made of the words between two tags. */
type RichValue = ReactNode | ((words: string) => ReactNode);

/** For the words of a text that its place shows to all who see it: read out to the others. */
export const visuallyHidden = (words: string) => <span className="sr-only">{words}</span>;

/** '<terms>words</terms>' or '{price}'. */
const places = /<(\w+)>(.*?)<\/\1>|\{(\w+)\}/g;

function* partsOf(text: string, values: Readonly<Record<string, RichValue>>): Generator<ReactNode> {
  let end = 0;
  for (const { 0: whole, 1: tag, 2: words = '', 3: name, index } of text.matchAll(places)) {
    yield text.slice(end, index);
    end = index + whole.length;
    const value = values[tag ?? name ?? ''];
    yield typeof value === 'function' ? value(words) : (value ?? whole);
  }
  yield text.slice(end);
}

interface RichTextProps {
  /** The English text: '{name}' is filled by `values`, the words between '<name>' and '</name>' are given to it. */
  of: string;
  values: Readonly<Record<string, RichValue>>;
}

/** A translated text with parts of the page in it, as links and numbers of another weight. */
export function RichText({ of, values }: RichTextProps) {
  const [first, ...rest] = partsOf(t(of), values);
  return (
    <>
      {first}
      {rest.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the places of a text never change their order
        <Part key={index}>{part}</Part>
      ))}
    </>
  );
}

const Part = ({ children }: { children: ReactNode }) => children;
