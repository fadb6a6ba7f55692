import { useSyncExternalStore } from 'react';
import type { Store } from '@/platform/create-store';

export const useStore = <Value>({ subscribe, read }: Pick<Store<Value>, 'subscribe' | 'read'>): Value =>
  useSyncExternalStore(subscribe, read);
