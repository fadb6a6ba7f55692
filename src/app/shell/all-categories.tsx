import { ChevronDown } from 'lucide';
import { categories } from '@/listings/categories/categories';
import { Icon } from '@/ui/icon';
import { MenuLinks } from './menu-links';

const links = categories
  .map(({ label, paths }) => ({ label, path: paths[0] }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

/** Every category, folded: the tiles of the home page and of the services are a choice of them. */
export function AllCategories({ onFollow }: { onFollow: () => void }) {
  return (
    <details className="group">
      <summary className="tap flex list-none items-center justify-between rounded-control px-2 hover:bg-sunken">
        All categories
        <Icon of={ChevronDown} className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="ml-2 border-l border-line pl-1">
        <MenuLinks links={links} onFollow={onFollow} />
      </div>
    </details>
  );
}
