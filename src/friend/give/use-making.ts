import { useCallback, useEffect, useRef, useState } from 'react';
import { type MadeFile, type Wish, makeFile } from './make-file';

type Making =
  | { status: 'idle' }
  /** With how many pictures have been looked at. */
  | { status: 'making'; done: number }
  | { status: 'made'; made: MadeFile }
  | { status: 'failed' };

/** Makes a file, with its progress; what runs is called off when the page is left. */
export function useMaking() {
  const [making, setMaking] = useState<Making>({ status: 'idle' });
  const controller = useRef<AbortController | null>(null);
  const callOff = useCallback(() => controller.current?.abort(), []);
  useEffect(() => callOff, [callOff]);

  const make = async (wish: Omit<Wish, 'signal' | 'onProgress'>) => {
    callOff();
    const own = new AbortController();
    controller.current = own;
    const show = (next: Making) => {
      if (!own.signal.aborted) setMaking(next);
    };
    show({ status: 'making', done: 0 });
    try {
      const made = await makeFile({
        ...wish,
        signal: own.signal,
        onProgress: (done) => show({ status: 'making', done }),
      });
      if (made) show({ status: 'made', made });
    } catch {
      // As where the memory of the device is full.
      show({ status: 'failed' });
    }
  };
  const cancel = () => {
    callOff();
    setMaking({ status: 'idle' });
  };
  return { making, make, cancel };
}
