import { beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadForm } from '@/api/upload-form';
import { failureOf } from './failure-of';

/** An upload that the test controls. The mocked server would accept an upload at once. */
class StoodUpload extends EventTarget {
  static last: StoodUpload | null = null;
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  responseURL = '';

  constructor() {
    super();
    StoodUpload.last = this;
  }

  opened: unknown[] = [];
  headers: Record<string, string> = {};
  sent: unknown = null;
  answerHeaders: Record<string, string> = {};

  open(...target: unknown[]): void {
    this.opened = target;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(form: unknown): void {
    this.sent = form;
  }
  getResponseHeader(name: string): string | null {
    return this.answerHeaders[name] ?? null;
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }

  move(loaded: number, total = 100, lengthComputable = true): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable, loaded, total }));
  }

  receive(): void {
    this.dispatchEvent(new ProgressEvent('progress'));
  }

  lose(): void {
    this.dispatchEvent(new Event('error'));
    this.dispatchEvent(new Event('loadend'));
  }

  answer(status: number, text: string): void {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

function startUpload(headers?: Record<string, string>) {
  const controller = new AbortController();
  const onProgress = vi.fn();
  const form = new FormData();
  const { signal } = controller;
  const ended = uploadForm('/api/products/', form, { signal, onProgress, ...(headers && { headers }) });
  const call = StoodUpload.last;
  if (!call) throw new Error('Nothing was sent.');
  return { call, ended, form, onProgress, controller };
}

describe('an upload', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('XMLHttpRequest', StoodUpload);
  });

  it('continues as long as bytes are sent', async () => {
    const { call, ended, onProgress } = startUpload();
    for (const loaded of [20, 40, 60, 100]) {
      await vi.advanceTimersByTimeAsync(59_000);
      call.move(loaded);
    }
    await vi.advanceTimersByTimeAsync(59_000);
    call.answer(201, '{"id": 1}');
    expect(await ended).toEqual({ id: 1 });
    expect(onProgress).toHaveBeenLastCalledWith(1);
  });

  it('gives up after 60 s without progress', async () => {
    const { call, ended } = startUpload();
    const failure = failureOf(ended);
    const abort = vi.spyOn(call, 'abort');
    call.move(20);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(abort).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ name: 'ApiError', kind: 'timeout' });
    expect(abort).toHaveBeenCalledOnce();
  });

  it.each([
    [200, { kind: 'http', status: 0 }],
    [201, null],
    [404, { kind: 'http', status: 0 }],
  ])('that was redirected counts as stored only if the status says so: %d', async (status, failure) => {
    const { call, ended } = startUpload();
    const outcome = ended.catch((error: unknown) => error);
    call.responseURL = 'http://localhost:3000/login/';
    call.answer(status, '{"id": 1}');
    expect(await outcome).toMatchObject(failure ?? { id: 1 });
  });

  it('rejects with an abort after a cancel', async () => {
    const { ended, controller } = startUpload();
    const failure = failureOf(ended);
    controller.abort();
    expect(await failure).toMatchObject({ name: 'AbortError' });
  });

  it('is a POST of the form to the API, with its headers and Django’s token', () => {
    document.cookie = 'csrftoken=abc';
    const { call, form } = startUpload({ 'idempotency-key': '"k"' });
    document.cookie = 'csrftoken=; max-age=0';
    expect(call.opened).toEqual(['POST', 'http://localhost:3000/api/products/']);
    expect(call.headers).toEqual({ 'x-csrftoken': 'abc', 'idempotency-key': '"k"' });
    expect(call.sent).toBe(form);
    call.answer(201, '{}');
  });

  it.each([
    [1, 100, true, [[0.01]]],
    [0, 0, true, []],
    [5, 0, false, []],
    [5, 100, false, []],
  ])('that has sent %d of %d bytes (length known: %s) reports %j', (loaded, total, isKnown, told) => {
    const { call, onProgress } = startUpload();
    call.move(loaded, total, isKnown);
    expect(onProgress.mock.calls).toEqual(told);
    call.answer(201, '{}');
  });

  it('continues while the response arrives, even without known progress', async () => {
    const { call, ended } = startUpload();
    for (const move of [() => call.receive(), () => call.move(5, 0, false), () => call.receive()]) {
      await vi.advanceTimersByTimeAsync(59_000);
      move();
    }
    await vi.advanceTimersByTimeAsync(59_000);
    call.answer(200, '{"id": 1}');
    expect(await ended).toEqual({ id: 1 });
  });

  it.each([
    [200, '{"id": 1}', { id: 1 }],
    [201, 'Created', null],
    [204, '', null],
    [299, '[]', []],
  ])('counts as stored if the server responds %d %j', async (status, text, body) => {
    const { call, ended } = startUpload();
    call.answer(status, text);
    expect(await ended).toEqual(body);
  });

  it.each([0, 199, 300, 302, 400, 503])('is refused if the server responds %d', async (status) => {
    const { call, ended } = startUpload();
    call.answer(status, '{"price": ["No."]}');
    expect(await failureOf(ended)).toMatchObject({
      name: 'ApiError',
      kind: 'http',
      status,
      body: { price: ['No.'] },
    });
  });

  it('rejects without a body if the HTTP error is not JSON', async () => {
    const { call, ended } = startUpload();
    call.answer(502, '<h1>Bad gateway</h1>');
    expect(await failureOf(ended)).toMatchObject({ kind: 'http', status: 502, body: null });
  });

  it('fails with kind network if the connection is lost', async () => {
    const { call, ended } = startUpload();
    const failure = failureOf(ended);
    call.lose();
    expect(await failure).toMatchObject({ name: 'ApiError', kind: 'network' });
  });

  it('sends nothing if it was cancelled before it began', async () => {
    const send = vi.spyOn(StoodUpload.prototype, 'send');
    const signal = AbortSignal.abort();
    const ended = uploadForm('/api/products/', new FormData(), { signal, onProgress: () => {} });
    expect(await failureOf(ended)).toMatchObject({
      name: 'AbortError',
      message: 'The upload was cancelled.',
    });
    expect(send).not.toHaveBeenCalled();
  });
});
