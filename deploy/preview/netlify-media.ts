/** Netlify, as an edge function for uploaded files: `_headers` do not reach what `_redirects` forward. */
import { guardAnswer } from './guard-answer';

/**
 * Netlify reads the rules without regard to case or encoding, and this as it is written: any address that could
 * mean the server.
 */
export const config = { pattern: '^/.*(?:[Mm][Ee][Dd][Ii][Aa]|%).*$' };

function leadsToServer(address: string): boolean {
  const { pathname } = new URL(address);
  try {
    return /[\\/](?:api|media)[\\/]/i.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}

export default async function guardMedia(
  request: Request,
  context: { next: () => Promise<Response> },
): Promise<Response> {
  const answer = await context.next();
  return leadsToServer(request.url) ? guardAnswer(answer) : answer;
}
