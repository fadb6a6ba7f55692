import { loadCode } from '@/ui/new-version';
import { useLate } from '@/ui/use-late';
import type { CategorySpec } from './category-spec';

type FindCategories = (text: string) => readonly CategorySpec[];

const loadNames = (): Promise<FindCategories | null> =>
  loadCode(() => import('@/listings/search/find-categories')).then(
    ({ findCategories }) => findCategories,
    () => null,
  );

/** Finds categories by other names than their labels; null until a text asks for it and the code has come. */
export function useOtherNames(text: string): FindCategories | null {
  const isAsked = text.trim() !== '';
  const find = useLate(isAsked ? loadNames : null);
  return (isAsked && find) || null;
}
