import { useEffect } from 'react';
import { writeDocumentHead, type DocumentHead } from './document-head';

/** Sets a title, description or canonical path that depends on data. The route table has the fixed ones. */
export function usePageHead({ title, description, canonicalPath }: DocumentHead): void {
  useEffect(
    () => writeDocumentHead({ title, description, canonicalPath }),
    [title, description, canonicalPath],
  );
}
