import { ApiError } from './api-error';
import { apiUrl, type ApiPath } from './api-url';
import { csrfHeader } from './post-json';
import { refusal } from './refusal';
import { createDeadline, parseJson, timeoutMessage, uploadTimeout } from './request';

interface UploadOptions {
  /** Aborts the upload; the promise then rejects with an `AbortError`. */
  signal: AbortSignal;
  /** Called with the uploaded share, from 0 to 1. Never called if a service worker answers. */
  onProgress: (share: number) => void;
  headers?: Readonly<Record<string, string>>;
}

/**
 * POSTs a multipart form with XMLHttpRequest, because `fetch` cannot report upload progress. Resolves on any 2xx with
 * the parsed body, or with null if the body is not JSON. Rejects with an `ApiError`, also when nothing has been
 * transferred for 60 s.
 */
export function uploadForm(
  path: ApiPath,
  form: FormData,
  { signal, onProgress, headers = {} }: UploadOptions,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const url = apiUrl(path);
    const call = new XMLHttpRequest();
    const deadline = createDeadline(uploadTimeout, signal);
    const rejectAborted = () =>
      reject(
        deadline.hasTimedOut()
          ? new ApiError(timeoutMessage, { kind: 'timeout' })
          : new DOMException('The upload was cancelled.', 'AbortError'),
      );
    if (signal.aborted) return rejectAborted();
    deadline.signal.addEventListener('abort', () => call.abort());
    call.addEventListener('progress', deadline.restart);
    call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      deadline.restart();
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    call.addEventListener('load', () => {
      const { status } = call;
      // A browser follows a redirected POST with a GET, whose status says nothing about the post.
      const wasRedirected = call.responseURL !== '' && call.responseURL !== url && status !== 201;
      const body = parseJson(call.responseText) ?? null;
      if (wasRedirected) reject(refusal(0, null, null));
      else if (status < 200 || status >= 300)
        reject(refusal(status, body, call.getResponseHeader('retry-after')));
      else resolve(body);
    });
    call.addEventListener('error', () =>
      reject(new ApiError('The connection was lost.', { kind: 'network' })),
    );
    call.addEventListener('abort', rejectAborted);
    call.addEventListener('loadend', deadline.clear);
    call.open('POST', url);
    for (const [name, value] of Object.entries({ ...csrfHeader(), ...headers }))
      call.setRequestHeader(name, value);
    deadline.restart();
    call.send(form);
  });
}
