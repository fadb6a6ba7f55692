import { useId } from 'react';
import { Button } from '@/ui/button';
import { forgetListings, keepFocus } from './save-listing';

interface GoneListingsProps {
  ids: readonly string[];
  /** What the device wrote down when it saved them; a listing that is only liked has no name here. */
  names: ReadonlyMap<string, string>;
  onRemove: (ids: readonly string[]) => void;
}

/** Saved listings that the catalogue has no longer, by the name they had. */
export function GoneListings({ ids, names, onRemove }: GoneListingsProps) {
  const heading = useId();
  const unnamed = ids.filter((id) => !names.has(id)).length;
  const remove = () => {
    forgetListings(new Set(ids));
    onRemove(ids);
    keepFocus();
  };
  return (
    <section aria-labelledby={heading} className="mt-8 rounded-card border border-line bg-surface p-4">
      <h2 id={heading} className="text-lg">
        No longer offered
      </h2>
      <p className="text-sm text-muted">They were sold, taken down, or wait to be verified again.</p>
      <ul className="mt-2 list-disc pl-5 [overflow-wrap:anywhere]">
        {ids.flatMap((id) => {
          const name = names.get(id);
          return name === undefined ? (
            []
          ) : (
            <li key={id} dir="auto">
              {name}
            </li>
          );
        })}
        {unnamed > 0 && <li>{unnamed === 1 ? '1 offer you liked' : `${unnamed} offers you liked`}</li>}
      </ul>
      <Button className="mt-3" onClick={remove}>
        Remove from the list
      </Button>
    </section>
  );
}
