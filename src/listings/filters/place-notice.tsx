import { LocateFixed } from 'lucide';
import { locateVisitor } from '@/listings/place/locate-visitor';
import { useVisitorPlace } from '@/listings/place/use-visitor-place';
import { focusMain } from '@/ui/focus-main';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';

const words = {
  unknown: 'Share your location to see what is near.',
  asking: 'Finding where you are...',
  denied:
    'Your location is switched off for Gulit, so distance cannot be used. Allow it in the browser, then try again.',
  'timed-out': 'Finding your location took too long, so distance cannot be used yet.',
  failed: 'Your location could not be found, so distance cannot be used.',
  unsupported: '❌ Geolocation not supported by this browser.',
} as const;

/** Why a list cannot go by distance yet, and what to do about it; nothing once the place is known. */
export function PlaceNotice() {
  const place = useVisitorPlace();
  if (place.status === 'known') return null;
  const mayTry = place.status !== 'asking' && place.status !== 'unsupported';
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 rounded-control bg-sunken px-4 py-2 text-sm">
      <p role="status" className="min-w-0 flex-1 basis-56">
        {words[place.status]}
      </p>
      {mayTry && (
        <Button
          onClick={() => {
            locateVisitor();
            focusMain();
          }}
        >
          <Icon of={LocateFixed} className="size-4" />
          {place.status === 'unknown' ? 'Use my location' : 'Try again'}
        </Button>
      )}
    </div>
  );
}
