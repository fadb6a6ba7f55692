import { useState } from 'react';

/** Finding the seller's place by the device: idle, or asking, or why it failed, to the letter (docs/product.md, Posting). */
type Finding =
  'idle' | 'asking' | '❌ Unable to fetch your location.' | '❌ Geolocation not supported by this browser.';

const patience = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 };

/** Asks the device for its place, in degrees with six decimals. */
export function useDevicePlace(onFound: (latitude: string, longitude: string) => void) {
  const [finding, setFinding] = useState<Finding>('idle');
  const find = () => {
    if (!navigator.geolocation) return setFinding('❌ Geolocation not supported by this browser.');
    setFinding('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setFinding('idle');
        onFound(latitude.toFixed(6), longitude.toFixed(6));
      },
      () => setFinding('❌ Unable to fetch your location.'),
      patience,
    );
  };
  return { find, isAsking: finding === 'asking', fault: finding.startsWith('❌') ? finding : null };
}
