import { t } from '@/language/translate';
import { ToggleChip } from '@/ui/toggle-chip';
import { focusMain } from '@/ui/focus-main';
import { Toolbar } from '@/ui/toolbar';
import { useIsDesktop } from '@/ui/use-media-query';
import { pickTown } from './locate-visitor';
import { towns } from './towns';

/** So many fill two lines of a desktop, where chips do not scroll; the others are in the select above. */
const shownOnDesktop = 24;

/** The towns and quarters to tap, for whoever does not want to be located. */
export function TownChips() {
  const isDesktop = useIsDesktop();
  return (
    <Toolbar label={t('Towns and quarters')} className="w-full">
      {/* Chromium makes what scrolls a stop of its own where nothing inside is one. */}
      <div tabIndex={-1} data-scrolls className="flex gap-x-2 overflow-x-auto scrollbar-none lg:flex-wrap">
        {(isDesktop ? towns.slice(0, shownOnDesktop) : towns).map((town) => (
          <ToggleChip
            key={town.name}
            isSet={false}
            onPress={() => {
              pickTown(town);
              // The chip is removed, and focus would be lost.
              focusMain();
            }}
          >
            {t(town.name)}
          </ToggleChip>
        ))}
      </div>
    </Toolbar>
  );
}
