import type { Coordinates } from '@/platform/coordinates';

export type LocationFailure = 'denied' | 'timed-out' | 'failed' | 'unsupported';

/** The device's time limit, in ms. */
const timeout = 15_000;
/** Our own time limit, in ms. The device's limit starts only when the visitor has answered the browser's question. */
const maxWait = 45_000;

function reasonOf({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): LocationFailure {
  if (code === PERMISSION_DENIED) return 'denied';
  return code === TIMEOUT ? 'timed-out' : 'failed';
}

/**
 * Asks for the device's position; the browser may ask the visitor first. If the visitor answers after our time limit,
 * `report` is called a second time.
 */
export function locateDevice(
  report: (result: Coordinates | LocationFailure) => void,
  options: Pick<PositionOptions, 'enableHighAccuracy' | 'maximumAge'>,
): void {
  // Some privacy extensions set the property to undefined.
  const geolocation: Geolocation | undefined = navigator.geolocation;
  if (!geolocation) return report('unsupported');
  const timer = setTimeout(() => report('timed-out'), maxWait);
  const end = (result: Coordinates | LocationFailure) => {
    clearTimeout(timer);
    report(result);
  };
  geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => end({ latitude, longitude }),
    (error) => end(reasonOf(error)),
    { ...options, timeout },
  );
}
