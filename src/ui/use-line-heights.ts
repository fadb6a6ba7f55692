import type { Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isRecord } from '@/lib/parse-values';
import { readEntry, writeEntry } from '@/lib/entry-store';

const name = 'line heights';

/**
 * The measured heights of a windowed list by the keys of its lines, in px, remembered with the history entry: with guesses in
 * their place Back would come to another one than was left.
 */
export function useLineHeights() {
  const { key } = useLocation();
  const [known] = useState(() => {
    const remembered = readEntry(key, name);
    return new Map(Object.entries(isRecord(remembered) ? remembered : {}));
  });
  const heightOf = useCallback(
    (line: string) => {
      const height = known.get(line);
      return typeof height === 'number' ? height : null;
    },
    [known],
  );
  const remember = useCallback(
    ({ isScrolling, measurementsCache, options }: Virtualizer<Window, Element>) => {
      if (isScrolling) return;
      const measured = measurementsCache.filter(({ index, size }) => size !== options.estimateSize(index));
      for (const { key: line, size } of measured) known.set(String(line), size);
      writeEntry(key, name, Object.fromEntries(known));
    },
    [key, known],
  );
  return { heightOf, remember };
}
