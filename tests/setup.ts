import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { providerDemand } from '@/account/sign-in-provider';
import { sessionStore } from '@/account/session';
import { refreshLikes } from '@/listings/actions/likes';
import { forgetVisitorPlace } from '@/listings/place/locate-visitor';
import { clearViewed } from '@/listings/viewed/viewed';
import { requestLikes } from '@/requests/list/request-like';
import { refreshSeen } from '@/requests/news/request-news';
import { resetDraftStore } from '@/selling/drafts/open-draft-store';
import { refreshCart } from '@/storefront/cart';
import { submissionStore } from '@/selling/submission/submission';
import { announcement } from '@/ui/announcement';
import { installBrowserParts } from './browser-parts';
import { fixedNow } from './clock';
import { expectNoComplaints, watchConsole } from './complaints';
import { forgetGeolocation } from './geolocation';
import { server } from './server';
import { settleHistory } from './settle-history';

installBrowserParts();
// A busy machine may be slow; what is waited for is still the same.
configure({ asyncUtilTimeout: 30_000 });

/** What a page knows outside of its components ends with it. */
function forgetPage(): void {
  forgetGeolocation();
  forgetVisitorPlace();
  refreshLikes();
  clearViewed();
  refreshCart();
  requestLikes.refresh();
  refreshSeen();
  announcement.write(null);
  submissionStore.write({ status: 'idle' });
  resetDraftStore();
  providerDemand.write(false);
  sessionStore.write({ status: 'signed-out' });
}

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
  localStorage.clear();
  sessionStorage.clear();
  forgetPage();
  delete document.documentElement.dataset['theme'];
  expectNoComplaints();
});

afterAll(() => server.close());
