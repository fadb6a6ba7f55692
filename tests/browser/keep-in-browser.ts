import { act } from '@testing-library/react';

/** Puts a text into localStorage as another tab of this browser does; without a text it removes the key. */
export function keepInBrowser(key: string, text?: string): void {
  if (text === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}
