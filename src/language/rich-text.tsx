import type { ReactNode } from 'react';
import { t } from './translate';

/** What replaces a placeholder: a node, or for a pair of tags a function of the text between them. */
type RichValue = ReactNode | ((text: string) => ReactNode);

export const visuallyHidden = (text: string) => <span className="sr-only">{text}</span>;

/** Matches '<terms>text</terms>' or '{price}'. */
const placeholders = /<(\w+)>(.*?)<\/\1>|\{(\w+)\}/g;

function* partsOf(text: string, values: Readonly<Record<string, RichValue>>): Generator<ReactNode> {
  let end = 0;
  for (const { 0: whole, 1: tag, 2: inner = '', 3: name, index } of text.matchAll(placeholders)) {
    yield text.slice(end, index);
    end = index + whole.length;
    const value = values[tag ?? name ?? ''];
    yield typeof value === 'function' ? value(inner) : (value ?? whole);
  }
  yield text.slice(end);
}

interface RichTextProps {
  /** The English text. A value replaces its '{name}', or receives the text between '<name>' and '</name>'. */
  of: string;
  values: Readonly<Record<string, RichValue>>;
}

/** A translated text that contains links or other elements. */
export function RichText({ of, values }: RichTextProps) {
  const [first, ...rest] = partsOf(t(of), values);
  return (
    <>
      {first}
      {rest.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text keep their order
        <Part key={index}>{part}</Part>
      ))}
    </>
  );
}

const Part = ({ children }: { children: ReactNode }) => children;
