import { readKept } from '@/lib/kept-json';

/** Under which name this browser keeps the request that could not be sent last. */
export const unsentKey = 'gulit:unsent-request';

/** That request, '' where there is none. */
export function readUnsent(): string {
  const kept = readKept(unsentKey);
  return typeof kept === 'string' ? kept : '';
}
