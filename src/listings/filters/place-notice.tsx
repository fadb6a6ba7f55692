import { LocateFixed, MapPin } from 'lucide';
import { useContext, useId, useState } from 'react';
import { locateVisitor } from '@/listings/place/locate-visitor';
import { PageShowsPlace } from '@/listings/place/page-shows-place';
import { TownPicker } from '@/listings/place/town-picker';
import { useVisitorPlace } from '@/listings/place/use-visitor-place';
import type { VisitorPlace } from '@/listings/place/visitor-place';
import { focusMain } from '@/ui/focus-main';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';

const words = {
  unknown: 'Share your location to see what is near.',
  asking: 'Finding where you are...',
  denied:
    'Your location is switched off for Gulit, so distance cannot be used. Pick a place by hand, or allow it in the browser and try again.',
  'timed-out':
    'Finding your location took too long, so distance cannot be used yet. You can pick a place by hand, too.',
  failed: 'Your location could not be found, so distance cannot be used. You can pick a place by hand, too.',
  unsupported: '❌ Geolocation not supported by this browser. Pick a place by hand instead.',
} as const;

/** Where distances are measured from, with a way to change it. */
function KnownPlace({ town }: { town: string | null }) {
  const [isChanging, setChanging] = useState(false);
  const picker = useId();
  return (
    // A desktop shows the place beside the distance.
    <div className="mt-1 text-sm text-muted lg:hidden">
      <p className="flex min-w-0 items-center gap-1">
        <Icon of={MapPin} className="size-4 shrink-0 text-brand" />
        <span className="min-w-0 truncate">
          Distances from <strong className="text-ink">{town ?? 'where you are'}</strong>
        </span>
        <Button
          look="plain"
          className="px-2! text-sm text-brand! underline"
          aria-label="Change the place"
          aria-expanded={isChanging}
          aria-controls={picker}
          onClick={() => setChanging(!isChanging)}
        >
          Change
        </Button>
      </p>
      <div id={picker} className="mb-2 flex">
        {isChanging && <TownPicker current={town} />}
      </div>
    </div>
  );
}

function UnknownPlace({ status }: { status: Exclude<VisitorPlace['status'], 'known'> }) {
  const mayTry = status !== 'asking' && status !== 'unsupported';
  return (
    <div className="mt-3 flex flex-wrap items-end gap-3 rounded-control bg-sunken px-4 py-2 text-sm">
      <p role="status" className="min-w-0 flex-1 basis-56 self-center">
        {words[status]}
      </p>
      {mayTry && (
        <Button
          onClick={() => {
            locateVisitor();
            focusMain();
          }}
        >
          <Icon of={LocateFixed} className="size-4" />
          {status === 'unknown' ? 'Use my location' : 'Try again'}
        </Button>
      )}
      {/* A desktop shows the same picker beside the distance. */}
      <div className="flex w-full lg:hidden">
        <TownPicker current={undefined} />
      </div>
    </div>
  );
}

/**
 * Where the distances of a list are measured from, once a place was picked or the list goes by distance; why it cannot yet, and
 * what to do about it. `isNeeded`: the list goes by distance.
 */
export function PlaceNotice({ isNeeded = true }: { isNeeded?: boolean }) {
  const place = useVisitorPlace();
  const pageShowsPlace = useContext(PageShowsPlace);
  if (pageShowsPlace) return null;
  if (place.status !== 'known') return isNeeded && <UnknownPlace status={place.status} />;
  return (isNeeded || place.town !== null) && <KnownPlace town={place.town} />;
}
