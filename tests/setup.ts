import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { forgetVisitorPlace } from '@/listings/place/visitor-place';
import { installBrowserParts } from './browser-parts';
import { fixedNow } from './clock';
import { expectNoComplaints, watchConsole } from './complaints';
import { server } from './server';
import { settleHistory } from './settle-history';

installBrowserParts();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
  // The date stands still; timers run, so that waiting is waiting.
  vi.useFakeTimers({ toFake: ['Date'], now: fixedNow });
  watchConsole();
});

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await settleHistory();
  server.resetHandlers();
  forgetVisitorPlace();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset['theme'];
  expectNoComplaints();
});

afterAll(() => server.close());
