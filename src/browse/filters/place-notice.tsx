import { LocateFixed } from 'lucide';
import { message, t } from '@/language/translate';
import { TownPicker } from '@/place/town-picker';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { locateVisitor } from '@/place/visitor-place';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';

const placeMessages = {
  unknown: message("Share your location to see what's near you."),
  asking: message('Finding your location...'),
  denied: message(
    "Gulit can't see your location, so it can't show distances. Choose a location, or allow location access in your browser and try again.",
  ),
  'timed-out': message(
    "Finding your location took too long, so we can't show distances. You can also choose a location.",
  ),
  failed: message(
    "We couldn't find your location, so we can't show distances. You can also choose a location.",
  ),
  unsupported: message('❌ Geolocation not supported by this browser. Choose a location instead.'),
} as const;

/** Explains why a list cannot use distances yet, and what to do. */
export function PlaceNotice() {
  const { status } = useVisitorPlace();
  if (status === 'known') return null;
  const canLocate = status !== 'asking' && status !== 'unsupported';
  return (
    <div className="mt-3 flex flex-wrap items-end gap-3 rounded-control bg-sunken px-4 py-2 text-sm">
      <p role="status" className="min-w-0 flex-1 basis-56 self-center">
        {t(placeMessages[status])}
      </p>
      {canLocate && (
        <Button focusesMain onClick={locateVisitor}>
          <Icon of={LocateFixed} className="size-4" />
          {status === 'unknown' ? t('Use my location') : t('Try again')}
        </Button>
      )}
      {/* On a desktop the distance filter contains the same picker. */}
      <div className="flex w-full lg:hidden">
        <TownPicker />
      </div>
    </div>
  );
}
