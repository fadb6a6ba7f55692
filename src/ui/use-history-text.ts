import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readHistoryEntry, writeHistoryEntry } from '@/platform/history-entries';

/** A text stored with the history entry, so that Back and a reload restore it. */
export function useHistoryText(name: string, initial = ''): [string, (text: string) => void] {
  const { key } = useLocation();
  const [text, setText] = useState(() => {
    const remembered = readHistoryEntry(key, name);
    return typeof remembered === 'string' ? remembered : initial;
  });
  const remember = useCallback(
    (next: string) => {
      setText(next);
      writeHistoryEntry(key, name, next);
    },
    [key, name],
  );
  return [text, remember];
}
