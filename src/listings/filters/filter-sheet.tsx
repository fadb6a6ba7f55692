import { X } from 'lucide';
import type { ReactNode } from 'react';
import { formatCount } from '@/lib/format';
import { Button, IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Modal } from '@/ui/pop-up';
import { FilterPanel, type FilterPanelProps } from './filter-panel';
import { PlaceNotice } from './place-notice';

interface FilterSheetProps extends FilterPanelProps {
  /** The choice of the order, where the line of the list has no room for it. */
  order: ReactNode;
  /** How many listings are shown now; null until that is known. */
  count: number | null;
  onClose: () => void;
}

/** The filters of a list on a phone, from the lower edge; each change applies at once, so that the count tells what it does. */
export function FilterSheet({ order, count, onClose, ...panel }: FilterSheetProps) {
  return (
    <Modal
      label="Filters"
      className="mx-0 mt-auto mb-0 max-h-[85dvh] w-full max-w-none overscroll-contain rounded-t-card bg-surface text-ink open:flex open:flex-col"
      onClose={onClose}
    >
      {(close) => (
        <>
          <div className="flex items-center justify-between border-b border-line px-4 py-1">
            <h2 className="text-lg">Filters</h2>
            <IconButton label="Close the filters" icon={<Icon of={X} />} onClick={close} />
          </div>
          <div className="flex flex-1 flex-wrap items-end gap-3 overflow-y-auto px-4 py-3">
            {order}
            <FilterPanel {...panel} />
            {panel.filters.within !== null && (
              <div className="w-full">
                <PlaceNotice />
              </div>
            )}
          </div>
          <div className="border-t border-line px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
            <Button look="primary" className="w-full" onClick={close}>
              Show {count === null ? 'offers' : formatCount(count, 'offer')}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
