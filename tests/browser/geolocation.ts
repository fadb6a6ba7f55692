import { vi } from 'vitest';

interface Place {
  latitude: number;
  longitude: number;
}

/** How the device responds: with a place, with an error of `GeolocationPositionError`, or not at all. */
type DeviceAnswer = Place | 'denied' | 'unavailable' | 'timed out' | 'nothing yet';

const errorCodes = { denied: 1, unavailable: 2, 'timed out': 3 } as const;
const errorNames = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' } as const;

const define = (name: string, value: object) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

/** Removes the stub, so that the browser has no geolocation again. */
export function forgetGeolocation(): void {
  for (const name of ['permissions', 'geolocation']) Reflect.deleteProperty(navigator, name);
}

/** Sets how the device responds. null means a browser without geolocation. */
export function stubGeolocation(
  answer: DeviceAnswer | null,
  { permission = 'prompt' }: { permission?: PermissionState } = {},
) {
  let current = answer;
  const getCurrentPosition = vi.fn((succeed: PositionCallback, fail?: PositionErrorCallback | null) => {
    if (current === null || current === 'nothing yet') return;
    if (typeof current === 'string') return fail?.({ code: errorCodes[current], ...errorNames });
    const coords = {
      ...current,
      accuracy: 10,
      altitude: null,
      altitudeAccuracy: null,
      heading: null,
      speed: null,
    };
    succeed({ timestamp: 0, coords: { ...coords, toJSON: () => coords }, toJSON: () => null });
  });
  const permissions = { query: async () => ({ state: permission }) };
  // jsdom has neither. In a browser both are properties of `navigator`.
  define('permissions', permissions);
  if (answer !== null) define('geolocation', { getCurrentPosition });
  return {
    getCurrentPosition,
    /** Takes effect at the next request. */
    answerWith: (next: DeviceAnswer) => {
      current = next;
    },
  };
}
