import { afterEach, describe, expect, it, vi } from 'vitest';

const start = vi.hoisted(() => vi.fn());
const setupWorker = vi.hoisted(() => vi.fn((..._handlers: unknown[]) => ({ start })));
vi.mock('msw/browser', () => ({ setupWorker }));

const { startMocks } = await import('@/mocks/start-mocks');

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.clearAllMocks();
});

describe('startMocks', () => {
  it('says what to do where there are no service workers', async () => {
    await expect(startMocks()).rejects.toThrow(/https or localhost/);
    expect(setupWorker).not.toHaveBeenCalled();
  });

  it('starts a quiet worker that leaves everything else alone, even where IndexedDB is closed', async () => {
    Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
    await startMocks();
    expect(start).toHaveBeenCalledExactlyOnceWith({
      onUnhandledRequest: 'bypass',
      quiet: true,
      serviceWorker: { url: '/mockServiceWorker.js' },
    });
    expect(setupWorker.mock.calls[0]?.length).toBeGreaterThan(10);
  });
});
