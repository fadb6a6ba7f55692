import { useEffect } from 'react';
import { writeDocumentHead, type DocumentHead } from './document-head';

/** A page's own words in the head, where the route table cannot know them. */
export function usePageHead({ title, description, canonicalPath }: DocumentHead): void {
  useEffect(() => {
    writeDocumentHead({
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      ...(canonicalPath !== undefined && { canonicalPath }),
    });
  }, [title, description, canonicalPath]);
}
