import { message } from '@/language/translate';
import { ApiError } from './api-error';
import { apiUrl } from './api-url';
import { csrfHeader } from './post-json';
import { refusal } from './refusal';
import { parseJson, uploadTimeout } from './request';

interface UploadOptions {
  /** Aborts the upload; the promise then rejects with an `AbortError`. */
  signal: AbortSignal;
  /** Called with the uploaded share, from 0 to 1. Never called if a service worker answers. */
  onProgress: (share: number) => void;
  headers?: Readonly<Record<string, string>>;
}

/**
 * POSTs a multipart form with XMLHttpRequest, because `fetch` cannot report upload progress. Gives up when nothing has
 * been transferred for 60 s. Resolves on any 2xx with the parsed body, or with null if the body is not JSON. Rejects
 * with an `ApiError`.
 */
export function uploadForm(
  path: `/api/${string}`,
  form: FormData,
  { signal, onProgress, headers = {} }: UploadOptions,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const url = apiUrl(path);
    const call = new XMLHttpRequest();
    const abort = () => call.abort();
    const rejectAborted = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    if (signal.aborted) return rejectAborted();
    signal.addEventListener('abort', abort);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const giveUp = () => {
      reject(new ApiError(message('The server took too long to respond.'), { kind: 'timeout' }));
      call.abort();
    };
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, uploadTimeout);
    };
    call.addEventListener('progress', restartTimer);
    call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      restartTimer();
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    call.addEventListener('load', () => {
      const { status } = call;
      const body = parseJson(call.responseText) ?? null;
      // Browsers continue a redirected POST as a GET. Its status says nothing about the post.
      const wasRedirected = call.responseURL !== '' && call.responseURL !== url && status !== 201;
      // `request` too sees the status 0 of a redirect that it does not follow.
      if (wasRedirected) reject(refusal(0, null, null));
      else if (status < 200 || status >= 300)
        reject(refusal(status, body, call.getResponseHeader('retry-after')));
      else resolve(body);
    });
    call.addEventListener('error', () =>
      reject(new ApiError('The connection was lost.', { kind: 'network' })),
    );
    call.addEventListener('abort', rejectAborted);
    call.addEventListener('loadend', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    });
    call.open('POST', url);
    for (const [name, value] of Object.entries({ ...csrfHeader(), ...headers }))
      call.setRequestHeader(name, value);
    restartTimer();
    call.send(form);
  });
}
