import { type ReactNode, useMemo } from 'react';
import { RichText } from '@/language/rich-text';
import { t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { selectWhere } from '@/listings/selectors';
import { useCatalogue } from '@/listings/use-catalogue';
import type { CategorySpec, CollectionSpec } from '@/listings/categories/category-spec';
import { listPageSpec } from '@/listings/categories/list-notices';
import type { ListProps } from '@/browse/listing-query';
import { PageHeading } from '@/ui/page-heading';
import { linkedText } from '@/ui/linked-text';
import { useNow } from '@/ui/use-now';

export interface ListingsPageProps {
  list: CategorySpec | CollectionSpec;
}

interface ListingsViewProps extends ListingsPageProps {
  /** Renders the listings in their layout. */
  children: (results: ListProps) => ReactNode;
}

/** A category or collection: its heading and its verified listings. */
export function ListingsView({ list, children }: ListingsViewProps) {
  const spec = useMemo(() => listPageSpec(list), [list]);
  const now = useNow();
  const where = spec.where(now);
  // A stable `where` keeps the selection while `now` advances, so the list does not re-render.
  const select = useMemo(() => selectWhere(...where), [where]);
  const query = useCatalogue(select);
  return (
    <>
      <PageHeading name={t(spec.label)}>{t(spec.heading)}</PageHeading>
      {children({
        query,
        loadError: t(spec.loadError),
        emptyMessage: t(spec.emptyMessage),
        emptyAdvice: (
          <RichText
            of="Look at the <fresh>fresh offers</fresh>, or ask for what you need below."
            values={{ fresh: linkedText(paths.home) }}
          />
        ),
        usualSort: spec.usualSort,
        now,
      })}
    </>
  );
}
