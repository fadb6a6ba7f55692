import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readEntry, writeEntry } from '@/platform/history-entries';

/**
 * A state kept with the history entry, so that Back and reload find the text as it was left; `first` where it was
 * not left yet.
 */
export function useEntryText(name: string, first = ''): [string, (text: string) => void] {
  const { key } = useLocation();
  const [text, setText] = useState(() => {
    const remembered = readEntry(key, name);
    return typeof remembered === 'string' ? remembered : first;
  });
  const remember = useCallback(
    (next: string) => {
      setText(next);
      writeEntry(key, name, next);
    },
    [key, name],
  );
  return [text, remember];
}
