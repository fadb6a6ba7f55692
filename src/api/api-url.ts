import { env } from '@/config/env';

const server = () => new URL(env.VITE_API_BASE_URL || window.location.origin);

/** The absolute address of an API path such as `/api/products/`. */
export const apiUrl = (path: `/api/${string}`): string => new URL(path, server()).href;

/** The absolute address of a picture or video as the API names it, or null when it is none a page may load. */
export function mediaUrl(address: unknown): string | null {
  if (typeof address !== 'string' || address.trim() === '' || !URL.canParse(address.trim(), server().href))
    return null;
  const url = new URL(address.trim(), server());
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}
