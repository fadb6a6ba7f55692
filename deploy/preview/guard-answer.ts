import { answerHeaders } from '../../tools/vite/deployment/site-headers';

/** An answer of the server, which may be what a stranger has uploaded: nothing in it runs (docs/security.md). */
export function guardAnswer(answer: Response): Response {
  const guarded = new Response(answer.body, answer);
  const headers = answerHeaders(answer.status, answer.headers.get('content-type') ?? '');
  for (const [name, value] of Object.entries(headers)) guarded.headers.set(name, value);
  return guarded;
}
