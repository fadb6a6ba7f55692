import { useEffect, useState } from 'react';
import { loadCode } from '@/ui/new-version';
import type { CategorySpec } from './category-spec';

type FindCategories = (text: string) => readonly CategorySpec[];

/** Finds categories by other names than their labels; null until a text asks for it and the code has come. */
export function useOtherNames(text: string): FindCategories | null {
  const [find, setFind] = useState<FindCategories | null>(null);
  const isAsked = text.trim() !== '';
  useEffect(() => {
    if (isAsked)
      void loadCode(() => import('@/listings/search/find-categories')).then(
        ({ findCategories }) => setFind(() => findCategories),
        () => {},
      );
  }, [isAsked]);
  return isAsked ? find : null;
}
