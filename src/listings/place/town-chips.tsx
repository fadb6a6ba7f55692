import { ToggleChip } from '@/listings/filters/toggle-chip';
import { focusMain } from '@/ui/focus-main';
import { Toolbar } from '@/ui/toolbar';
import { pickTown } from './locate-visitor';
import { addisAbaba, otherTowns } from './towns';

/** The towns and quarters to tap, for whoever does not want to be located. */
export function TownChips() {
  return (
    <Toolbar label="Towns and quarters" className="w-full">
      {/* Chromium makes what scrolls a stop of its own where nothing inside is one. */}
      <div tabIndex={-1} data-scrolls className="flex gap-x-2 overflow-x-auto scrollbar-none lg:flex-wrap">
        {[...addisAbaba, ...otherTowns].map((town) => (
          <ToggleChip
            key={town.name}
            isSet={false}
            onPress={() => {
              pickTown(town);
              // The chip is removed, and focus would be lost.
              focusMain();
            }}
          >
            {town.name}
          </ToggleChip>
        ))}
      </div>
    </Toolbar>
  );
}
