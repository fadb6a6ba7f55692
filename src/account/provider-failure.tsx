import { useEffect } from 'react';
import { sessionStore } from './session';

export const setUnavailable = () => sessionStore.write({ status: 'unavailable' });

/** Stands where the provider's code could not be loaded, or broke, or its server cannot be reached: the page goes on without it. */
export function ProviderFailure() {
  useEffect(setUnavailable, []);
  return null;
}
