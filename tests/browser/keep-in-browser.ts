import { act } from '@testing-library/react';

/** Writes a text into localStorage as another tab does. Without a text, removes the key. */
export function keepInBrowser(key: string, text?: string): void {
  if (text === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}
