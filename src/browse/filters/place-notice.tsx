import { LocateFixed } from 'lucide';
import { message, t } from '@/language/translate';
import { locateVisitor } from '@/place/visitor-place';
import { useLineAbove } from './list-line';
import { TownPicker } from '@/place/town-picker';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';

const noticeTexts = {
  unknown: message('Share your location to see what is near you.'),
  asking: message('Finding where you are...'),
  denied: message(
    'Gulit is not allowed to see your location, so distance is not available. Pick a place, or allow location access in the browser and try again.',
  ),
  'timed-out': message(
    'Finding your location took too long, so distance is not available yet. You can also pick a place.',
  ),
  failed: message(
    'Your location could not be found, so distance is not available. You can also pick a place.',
  ),
  unsupported: message('❌ Geolocation not supported by this browser. Pick a place instead.'),
} as const;

/** Explains why a list cannot use distances yet, and what to do. */
export function PlaceNotice() {
  const { status } = useVisitorPlace();
  const line = useLineAbove();
  if (line?.showsPlace || status === 'known') return null;
  const canLocate = status !== 'asking' && status !== 'unsupported';
  return (
    <div className="mt-3 flex flex-wrap items-end gap-3 rounded-control bg-sunken px-4 py-2 text-sm">
      <p role="status" className="min-w-0 flex-1 basis-56 self-center">
        {t(noticeTexts[status])}
      </p>
      {canLocate && (
        <Button focusesMain onClick={locateVisitor}>
          <Icon of={LocateFixed} className="size-4" />
          {status === 'unknown' ? t('Use my location') : t('Try again')}
        </Button>
      )}
      {/* On a desktop the same picker stands beside the distance filter. */}
      <div className="flex w-full lg:hidden">
        <TownPicker />
      </div>
    </div>
  );
}
