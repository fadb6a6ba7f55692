import { beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadForm } from '@/api/upload-form';
import { failureOf } from './failure-of';

/** An upload that goes as a test says: the mocked server takes one at once. */
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

  open(): void {}
  setRequestHeader(): void {}
  send(): void {}

  abort(): void {
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }

  move(loaded: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 100 }));
  }

  answer(status: number, text: string): void {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

function startUpload() {
  const controller = new AbortController();
  const onProgress = vi.fn();
  const ended = uploadForm('/api/products/', new FormData(), { signal: controller.signal, onProgress });
  const call = StoodUpload.last;
  if (!call) throw new Error('Nothing was sent.');
  return { call, ended, onProgress, controller };
}

describe('an upload', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('XMLHttpRequest', StoodUpload);
  });

  it('goes on as long as something moves', async () => {
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

  it('gives up when nothing has moved for 60 s', async () => {
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
    [200, { kind: 'network' }],
    [201, null],
  ])(
    'that was led elsewhere is taken for stored only where the answer says so: %d',
    async (status, failure) => {
      const { call, ended } = startUpload();
      const outcome = ended.catch((error: unknown) => error);
      call.responseURL = 'http://localhost:3000/login/';
      call.answer(status, '{"id": 1}');
      expect(await outcome).toMatchObject(failure ?? { id: 1 });
    },
  );

  it('leaves the cancel of the caller what it is', async () => {
    const { ended, controller } = startUpload();
    const failure = failureOf(ended);
    controller.abort();
    expect(await failure).toMatchObject({ name: 'AbortError' });
  });
});
