import { addressOf } from '@/platform/own-path';
import { detailPath } from '@/platform/first-paths';
import { parseUrl } from '@/platform/text/links';
import type { MarketRequest } from './entry';

/**
 * What a seller has for a request: one of the own listings. The API knows no threads, so that an answer is a
 * request entry.
 */
export interface Answer {
  entry: MarketRequest;
  /** The id of the request that it quotes. */
  requestId: string;
  listingId: string;
  /** What was written before the link. */
  words: string;
}

/** A request with its answers, the oldest first. */
export interface Thread {
  request: MarketRequest;
  answers: readonly Answer[];
}

/** A server may list entries without an id, which nothing can quote; their place in the list stands in for one. */
export const canBeAnswered = ({ id, isPending }: MarketRequest): boolean => !isPending && /^\S+$/.test(id);

const longestName = 80;

/** The message that answers a request with a listing. */
export function answerMessage(requestId: string, listing: { id: string; name: string }): string {
  const name = listing.name.replace(/\s+/g, ' ').slice(0, longestName);
  return `Re #${encodeURIComponent(requestId)}: ${name} ${addressOf(detailPath(listing.id))}`;
}

const form = /^Re #(\S+): (?:([^\n]*) )?(https?:\/\/\S+)$/;

/** The id of the listing that a link of ours opens; null for any other address. */
function listingIdOf(link: string): string | null {
  const id = parseUrl(link)?.searchParams.get('id');
  // Compared as a whole: nothing may hide in another part of the address, nor in another spelling.
  return id && addressOf(detailPath(id)) === link ? id : null;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Reads an entry in the form of `answerMessage`; null for any other. Whether the request is there is not looked
 * at.
 */
export function parseAnswer(entry: MarketRequest): Answer | null {
  const [, quoted = '', words = '', link = ''] = form.exec(entry.message) ?? [];
  const requestId = decode(quoted);
  const listingId = listingIdOf(link);
  if (!requestId || listingId === null || words.includes('://')) return null;
  return { entry, requestId, listingId, words };
}

/**
 * Puts answers below the requests that they quote; order and dates of the requests stay. What quotes an unknown
 * request, or another answer, or itself, is a request like any other, so that answers are never nested and none
 * is lost.
 */
export function threadsOf(requests: readonly MarketRequest[]): readonly Thread[] {
  const parsed = new Map(
    requests.flatMap((entry) => {
      const answer = parseAnswer(entry);
      return answer ? [[entry, answer] as const] : [];
    }),
  );
  const quotable = new Set(requests.flatMap((entry) => (parsed.has(entry) ? [] : entry.id)));
  const answers = new Map<string, Answer[]>();
  const tops = requests.filter((entry) => {
    const answer = parsed.get(entry);
    if (!answer || !quotable.has(answer.requestId)) return true;
    answers.set(answer.requestId, [answer, ...(answers.get(answer.requestId) ?? [])]);
    return false;
  });
  return tops.map((request) => ({ request, answers: answers.get(request.id) ?? [] }));
}
