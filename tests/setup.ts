import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { expectNoComplaints, watchConsole } from './app/complaints';
import { resetPage } from './app/resettable-stores';
import { settleHistory } from './app/settle-history';
import { installBrowserParts } from './browser/browser-parts';
import { forgetGeolocation } from './browser/geolocation';
import { fixedNow } from './data/clock';
import { server } from './server/server';

const { getElementError } = getConfig();

installBrowserParts();
configure({
  // On a busy machine tests take longer. A longer wait does not change what they expect.
  asyncUtilTimeout: 30_000,
  // While waiting, a query fails again and again. The document is printed only if the message is read.
  getElementError(message, container) {
    const error = new Error();
    let text: string | undefined;
    const get = () => (text ??= getElementError(message, container).message);
    return Object.defineProperties(error, {
      name: { value: 'TestingLibraryElementError' },
      message: { get, configurable: true },
    });
  },
});

// For its warnings, React records the call stack of up to 10,000 new elements a second, which takes a tenth of the
// tests' time. An infinite count turns this off.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => {} },
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
  // The date stands still, but timers run in real time.
  vi.useFakeTimers({ toFake: ['Date'], now: fixedNow });
  watchConsole();
});

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await settleHistory();
  server.resetHandlers();
  forgetGeolocation();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset['theme'];
  resetPage();
  expectNoComplaints();
});

afterAll(async () => {
  // An import that still runs when a test file ends would fail in all later files of the same worker.
  await vi.dynamicImportSettled();
  server.close();
});
