import { useMemo } from 'react';
import { absoluteAddress } from '@/platform/own-path';
import { detailPath } from '@/platform/paths';
import { limitText } from '@/platform/text/limit-text';
import { parseUrl } from '@/platform/text/links';
import { useEntries } from './entries-query';
import type { MarketRequest } from './entry';

/** A seller's answer to a request, with a listing. The API stores answers as requests. */
export interface Answer {
  entry: MarketRequest;
  /** The id of the quoted request. */
  requestId: string;
  listingId: string;
  /** The text before the link. */
  introduction: string;
}

/** A request with its answers, oldest first. */
export interface Thread {
  request: MarketRequest;
  answers: readonly Answer[];
}

/** Whether an answer can quote this request. If the server gave no id, our own id contains a space. */
export const canBeAnswered = ({ id, isPending }: MarketRequest): boolean => !isPending && /^\S+$/.test(id);

const maxNameLength = 80;

/** The text of an answer to a request. */
export function answerMessage(requestId: string, listing: { id: string; name: string }): string {
  // The name must not contain another address: `parseAnswer` would treat the text as a request.
  const withoutAddress = listing.name.replace(/\w*:\/{2,}/g, '').replace(/\s+/g, ' ');
  const name = limitText(withoutAddress, maxNameLength);
  return `Re #${encodeURIComponent(requestId)}: ${name} ${absoluteAddress(detailPath(listing.id))}`;
}

const answerPattern = /^Re #(\S+): (?:([^\n]*) )?(https?:\/\/\S+)$/;

function listingIdInLink(link: string): string | null {
  const id = parseUrl(link)?.searchParams.get('id');
  // The whole address must match, or it could lead to another site.
  return id && absoluteAddress(detailPath(id)) === link ? id : null;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Parses an entry in the format of `answerMessage`; null for other entries. The quoted request may not exist. */
export function parseAnswer(entry: MarketRequest): Answer | null {
  const [, quoted = '', introduction = '', link = ''] = answerPattern.exec(entry.message) ?? [];
  const requestId = decode(quoted);
  const listingId = listingIdInLink(link);
  if (!requestId || listingId === null || introduction.includes('://')) return null;
  return { entry, requestId, listingId, introduction };
}

/** Groups answers under the requests that they quote. An entry that quotes anything else becomes a request. */
export function groupThreads(requests: readonly MarketRequest[]): readonly Thread[] {
  const parsed = new Map(
    requests.flatMap((entry) => {
      const answer = parseAnswer(entry);
      return answer ? [[entry, answer] as const] : [];
    }),
  );
  const quotable = new Set(requests.flatMap((entry) => (parsed.has(entry) ? [] : entry.id)));
  const answers = new Map<string, Answer[]>();
  const topLevel = requests.filter((entry) => {
    const answer = parsed.get(entry);
    if (!answer || !quotable.has(answer.requestId)) return true;
    answers.set(answer.requestId, [answer, ...(answers.get(answer.requestId) ?? [])]);
    return false;
  });
  return topLevel.map((request) => ({ request, answers: answers.get(request.id) ?? [] }));
}

/** The requests with their answers, newest first. In `requests`, the answers are requests too. */
export function useThreads(options?: Parameters<typeof useEntries>[0]) {
  const query = useEntries(options);
  const requests = query.data?.requests;
  const threads = useMemo(() => requests && groupThreads(requests), [requests]);
  return { ...query, data: threads, requests };
}
