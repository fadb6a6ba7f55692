import { createKeptStore } from '@/lib/create-kept-store';

/** The request that could not be sent last; '' where there is none. */
export const unsentRequest = createKeptStore({
  key: 'gulit:unsent-request',
  parse: (json) => (typeof json === 'string' ? json : ''),
  toJson: (text) => text || null,
});
