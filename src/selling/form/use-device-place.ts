import { useEffect, useEffectEvent, useState } from 'react';
import { message, t } from '@/language/translate';
import type { Coordinates } from '@/platform/coordinates';
import { isLocationGranted } from '@/place/use-visitor-place';

/** The state of locating the device. A failure is its own message. */
type Finding =
  'idle' | 'asking' | '❌ Unable to fetch your location.' | '❌ Geolocation not supported by this browser.';

const positionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 };

/** Locates the device: at once if its position is unknown and the browser does not ask, otherwise on demand. */
export function useDevicePlace(isKnown: boolean, onFound: (place: Coordinates) => void) {
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
  const findIfUnknown = useEffectEvent(() => !isKnown && find());
  useEffect(() => {
    let isActive = true;
    void isLocationGranted().then((isGranted) => isActive && isGranted && findIfUnknown());
    return () => {
      isActive = false;
    };
  }, []);
  return { find, isAsking: finding === 'asking', fault: finding.startsWith('❌') ? t(finding) : null };
}
