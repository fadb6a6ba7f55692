import type { ReactNode } from 'react';
import { MapPin } from 'lucide';
import type { Coordinates } from '@/lib/distance';
import { TownPicker } from '@/listings/place/town-picker';
import { useVisitorPlace } from '@/listings/place/use-visitor-place';
import { Icon } from '@/ui/icon';
import { PlaceInvitation } from './place-invitation';
import { PlaceTrouble } from './place-trouble';

/** Shows its children once it is known where the visitor is, and until then what is in the way (decisions, Listings). */
export function PlaceGate({ children }: { children: (here: Coordinates) => ReactNode }) {
  const place = useVisitorPlace();
  const isOpen = place.status === 'unknown' || place.status === 'asking';
  return (
    <>
      <section aria-label="Your place" className="mb-3">
        {isOpen && <PlaceInvitation asking={place.status === 'asking'} />}
        {!isOpen && place.status !== 'known' && <PlaceTrouble trouble={place.status} />}
        {/* One picker for all states: it has the focus while it changes them. */}
        <div className="flex items-end gap-2 lg:max-w-sm">
          <Icon of={MapPin} className="mb-3 size-5 shrink-0 text-brand" />
          <TownPicker current={place.status === 'known' ? place.town : undefined} />
        </div>
      </section>
      {place.status === 'known' && children(place.coordinates)}
    </>
  );
}
