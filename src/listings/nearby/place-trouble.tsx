import { locateVisitor } from '@/listings/place/locate-visitor';
import { ErrorNotice } from '@/ui/error-notice';

const troubles = {
  denied: {
    message: '❌ Location access denied. Showing no products.',
    advice: 'Allow the location for this site in your browser and try again, or pick a place by hand.',
  },
  'timed-out': {
    message: 'Finding your location took too long.',
    advice: 'It goes faster outdoors or with Wi-Fi switched on. You can pick a place by hand, too.',
  },
  failed: {
    message: 'Your device could not tell where it is.',
    advice: 'Check that its location is switched on and try again, or pick a place by hand.',
  },
  unsupported: {
    message: '❌ Geolocation not supported by this browser.',
    advice: 'Pick a place by hand instead.',
  },
} as const;

/** Why the device's location is not known, and what to do about it. */
export function PlaceTrouble({ trouble }: { trouble: keyof typeof troubles }) {
  return (
    <ErrorNotice {...troubles[trouble]} onRetry={trouble === 'unsupported' ? undefined : locateVisitor} />
  );
}
