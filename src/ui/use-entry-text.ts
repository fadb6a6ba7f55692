import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readEntry, writeEntry } from '@/platform/history-entries';

/**
 * State stored with the history entry, so that Back and reload restore the text; `first` is the initial value.
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
