/** A worker whose responses and end the test controls. */
export class FakeWorker extends EventTarget implements Worker {
  readonly received: unknown[] = [];
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  isTerminated = false;

  postMessage(message: unknown): void {
    this.received.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  fail(type: 'error' | 'messageerror'): void {
    this.dispatchEvent(new Event(type));
  }
}
