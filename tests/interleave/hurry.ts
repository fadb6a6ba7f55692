/**
 * Runs in the page before the app: what would wait for 20 seconds or longer waits for a tenth of it, so that a
 * run sees the app give up what hangs.
 */
export function hurry(): void {
  const [longest, factor] = [20_000, 10];
  const shorter = (delay: number | undefined) =>
    delay !== undefined && delay >= longest ? delay / factor : delay;
  const { setTimeout: start } = window;
  // oxlint-disable-next-line typescript/no-explicit-any -- as the browser declares it
  const replaced = (work: TimerHandler, delay?: number, ...rest: any[]) =>
    start(work, shorter(delay), ...rest);
  Object.assign(window, { setTimeout: replaced });
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (delay) => timeout.call(AbortSignal, shorter(delay) ?? delay);
  const given = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
  if (given?.set)
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      ...given,
      set(this: XMLHttpRequest, delay: number) {
        given.set?.call(this, shorter(delay));
      },
    });
}
