import type { ComponentProps } from 'react';
import type { GridMeasures } from '@/browse/layouts/list-looks';
import { useLanguage } from '@/language/use-language';
import { useIsDesktop, useIsTablet } from '@/ui/use-media-query';
import { WindowedGrid } from '@/ui/windowed-grid';

type GridProps<Item> = Pick<ComponentProps<typeof WindowedGrid<Item>>, 'items' | 'isWide' | 'render'>;

interface ListGridProps<Item> extends GridProps<Item> {
  measures: GridMeasures;
}

const idOf = ({ id }: { id: string }) => id;

/** A list of any length. A change of language renders everything again, also memoised items. */
export function ListGrid<Item extends { id: string }>({ measures, ...grid }: ListGridProps<Item>) {
  const language = useLanguage();
  const isTablet = useIsTablet();
  const isDesktop = useIsDesktop();
  const screen = isDesktop ? 2 : isTablet ? 1 : 0;
  const { columns, lineHeight } = measures;
  return (
    <WindowedGrid
      key={language}
      {...grid}
      columns={columns[screen]}
      lineHeight={lineHeight[screen]}
      keyOf={idOf}
    />
  );
}
