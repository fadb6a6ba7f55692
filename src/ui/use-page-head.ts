import { useEffect } from 'react';
import { writeDocumentHead, type DocumentHead } from './document-head';

/** Writes title, description or canonical path that depend on data; the route table knows the fixed ones. */
export function usePageHead({ title, description, canonicalPath }: DocumentHead): void {
  useEffect(
    () => writeDocumentHead({ title, description, canonicalPath }),
    [title, description, canonicalPath],
  );
}
