import { useEffect } from 'react';
import { absoluteAddress } from '@/platform/own-path';

/** The document head of a page. Omitted fields stay unchanged. */
export interface DocumentHead {
  title?: string | undefined;
  description?: string | undefined;
  /** The path that search engines index, also for the aliases of the page. */
  canonicalPath?: string | undefined;
}

function headElement(name: 'meta' | 'link', identity: readonly [attribute: string, value: string]): Element {
  const [attribute, value] = identity;
  const found = document.head.querySelector(`${name}[${attribute}="${value}"]`);
  if (found) return found;
  const element = document.createElement(name);
  element.setAttribute(attribute, value);
  document.head.append(element);
  return element;
}

export function writeDocumentHead({ title, description, canonicalPath }: DocumentHead): void {
  if (title !== undefined) document.title = title;
  if (description !== undefined)
    headElement('meta', ['name', 'description']).setAttribute('content', description);
  if (canonicalPath !== undefined)
    headElement('link', ['rel', 'canonical']).setAttribute('href', absoluteAddress(canonicalPath));
}

/** Sets those parts of the document head that depend on data. The route table sets the others. */
export function usePageHead({ title, description, canonicalPath }: DocumentHead): void {
  useEffect(
    () => writeDocumentHead({ title, description, canonicalPath }),
    [title, description, canonicalPath],
  );
}
