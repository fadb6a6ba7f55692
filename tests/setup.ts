import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { resetPage } from './app/resettable-stores';
import { installBrowserParts } from './browser/browser-parts';
import { fixedNow } from './data/clock';
import { expectNoComplaints, watchConsole } from './app/complaints';
import { forgetGeolocation } from './browser/geolocation';
import { server } from './server/server';
import { settleHistory } from './app/settle-history';

const { getElementError } = getConfig();

installBrowserParts();
configure({
  // A busy machine may be slow; what is waited for is still the same.
  asyncUtilTimeout: 30_000,
  // Every look for what has not come yet throws: the document is printed only where somebody reads the error.
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

// React traces for its warnings where each of the first 10,000 elements of a second is made, which takes a tenth of the
// time of all tests. It counts them here.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => {} },
);

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
  forgetGeolocation();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset['theme'];
  resetPage();
  expectNoComplaints();
});

afterAll(async () => {
  // A part that is still being imported when its file of tests ends would fail for all later files of the same
  // worker.
  await vi.dynamicImportSettled();
  server.close();
});
