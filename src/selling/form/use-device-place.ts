import { useState } from 'react';
import { message, t } from '@/language/translate';
import type { Coordinates } from '@/lib/coordinates';

/** The state of the search for the device's position; a failure is its own message. */
type Finding =
  'idle' | 'asking' | '❌ Unable to fetch your location.' | '❌ Geolocation not supported by this browser.';

const positionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 };

/** Finds the device's position. */
export function useDevicePlace(onFound: (place: Coordinates) => void) {
  const [finding, setFinding] = useState<Finding>('idle');
  const find = () => {
    if (!navigator.geolocation) return setFinding(message('❌ Geolocation not supported by this browser.'));
    setFinding('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setFinding('idle');
        onFound({ latitude, longitude });
      },
      () => setFinding(message('❌ Unable to fetch your location.')),
      positionOptions,
    );
  };
  return { find, isAsking: finding === 'asking', fault: finding.startsWith('❌') ? t(finding) : null };
}
