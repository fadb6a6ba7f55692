/**
 * What can go wrong with a call, and what the app then says and does: the one table that the tests run and the
 * page is made from.
 */

/** How a call is answered, and what a load makes of it where nothing else is said; `null` where it ends well. */
interface Fault {
  what: string;
  /** What stands under the red line. */
  advice: string | null;
  /** How often a read asks, before a visitor does anything. */
  reads: number;
}

const asUsual = { advice: null, reads: 1 };
const unreadable = {
  advice: 'The server sent something we cannot read. Please try again in a moment.',
  reads: 1,
};
const unclear = { advice: 'The server did not understand this. Reload the page, then try again.', reads: 1 };
const forbidden = { advice: 'The server does not allow this. Sign in again, then try again.', reads: 1 };
const lost = { advice: 'Failed to fetch. Check your connection, then try again.', reads: 3 };
const wrong = { advice: 'Something is wrong at the server. Please try again in a moment.', reads: 3 };
const down = {
  advice: 'The server is out of order or being repaired. Please try again in a moment.',
  reads: 3,
};

const faults = {
  'no network': { what: 'The connection fails at once.', ...lost },
  slow: { what: 'The answer comes after more than 5 s.', ...asUsual },
  hang: {
    what: 'The server takes the call and never answers.',
    advice: 'The server did not answer in time. Please try again.',
    reads: 1,
  },
  drip: { what: 'The answer comes in parts, 15 s apart.', ...asUsual },
  cut: {
    what: 'The connection breaks in the middle of the answer.',
    advice: 'network error. Check your connection, then try again.',
    reads: 3,
  },
  '400': { what: 'Status 400.', ...unclear },
  '401': { what: 'Status 401.', ...forbidden },
  '403': { what: 'Status 403.', ...forbidden },
  '404': {
    what: 'Status 404.',
    advice: 'The server does not have this. Please try again later.',
    reads: 1,
  },
  '409': {
    what: 'Status 409.',
    advice: 'Somebody else has changed this meanwhile. Reload the page, then try again.',
    reads: 1,
  },
  '413': {
    what: 'Status 413 with a page of the web server.',
    advice: 'This is too large for the server. Send less, or smaller files.',
    reads: 1,
  },
  '429': {
    what: 'Status 429 with `Retry-After: 3`.',
    advice: 'The server is busy. Please try again in 3 s.',
    reads: 3,
  },
  '500': { what: 'Status 500 with a page.', ...wrong },
  '502': { what: 'Status 502 with a page of the web server.', ...down },
  '503': { what: 'Status 503.', ...down },
  HTML: { what: 'Status 200 with a page.', ...unreadable },
  empty: { what: 'Status 200 without a body.', ...unreadable },
  truncated: { what: 'Status 200 with half of the JSON.', ...unreadable },
  'wrong type': { what: 'Status 200 with a JSON text.', ...unreadable },
  'bad rows': { what: 'Every other row is none.', ...asUsual },
  'wrong content type': { what: 'The right JSON, called a page.', ...asUsual },
  'redirect loop': {
    what: 'A redirect to itself.',
    advice: 'The server leads elsewhere in place of an answer. Please try again in a moment.',
    // A look, and a call with the twenty redirects that a browser follows.
    reads: 22,
  },
  'CORS refusal': { what: 'The browser keeps the answer from the page.', ...lost },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

export const faultNames = Object.keys(faults) as FaultName[];

/** What becomes of one call under one fault. */
export interface Cell {
  /** What is said; for a load the red line. */
  says: string;
  /** What stands beneath it; null where nothing does. */
  advice: string | null;
  way: string;
  kept: string;
  /** How often the server is asked; null where the provider's SDK decides. */
  calls: number | null;
}

interface Call {
  /** The method and path that the server sees. */
  endpoint: string;
  /** Where in the app. */
  path: string;
  says: string;
  way: string;
  kept: string;
  /** What shows when it ends well. */
  success: string;
  /** How long it waits without a byte, in ms. */
  timeout: number;
  kind: 'read' | 'write';
  /** What differs from the usual: null where it ends well. */
  except?: Partial<Record<FaultName, Partial<Cell> | null>>;
}

const unreadableRecord = {
  says: 'The answer could not be read.',
  advice: 'Please try again in a moment.',
};
const unreadableRecords = {
  HTML: unreadableRecord,
  empty: unreadableRecord,
  truncated: unreadableRecord,
  'wrong type': unreadableRecord,
};

/** One of the account pages. */
const account = (path: string, endpoint: string, says: string, success = 'Good record'): Call => ({
  endpoint: `GET ${endpoint}`,
  path,
  says,
  way: 'Try again',
  kept: 'the heading, the rest of the page',
  success,
  timeout: 20_000,
  kind: 'read',
  except: unreadableRecords,
});

/** The server has taken what was sent, whatever words it finds for it: sent again it would be there twice. */
const taken = {
  cut: null,
  HTML: null,
  empty: null,
  truncated: null,
  'wrong type': null,
};

const namesNoSession = { advice: 'The server named no payment session.' };
const networkError = { says: '❌ Network error. Please try again.', advice: null };
const refused = (text: string) => ({ says: `❌ Failed to submit: ${text}`, advice: null });

export const calls = {
  products: {
    endpoint: 'GET /api/products/',
    path: '/homes',
    says: 'Failed to fetch products',
    way: 'Try again',
    kept: 'the heading, the bar, the request box',
    success: 'Good offer',
    timeout: 20_000,
    kind: 'read',
    // The preload, which a first call shares, follows redirects before anybody can look.
    except: { 'redirect loop': { calls: 21 + 22 } },
  },
  nearby: {
    endpoint: 'GET /api/products/nearby/',
    path: '/nearby-shops',
    says: 'No internet connection nearby shops',
    way: 'Try again',
    kept: 'the offers within 2 km out of the catalogue',
    success: 'Near offer',
    timeout: 20_000,
    kind: 'read',
  },
  requests: {
    endpoint: 'GET /api/cat',
    path: '/notifications',
    says: 'Internet connection is required to load messages.',
    way: 'Try again',
    kept: 'the message form',
    success: 'Good request',
    timeout: 20_000,
    kind: 'read',
  },
  'payment updates': account('/payment-updates', '/api/payment-updates/', 'Failed to fetch payment updates'),
  'pending orders': account('/pending-orders', '/api/orders/pending/', 'Failed to fetch pending orders'),
  'completed orders': account(
    '/completed-orders',
    '/api/orders/completed/',
    'Failed to fetch completed orders',
  ),
  'tracked orders': account('/track-order', '/api/orders/completed/', 'Failed to fetch completed orders'),
  wallet: account('/wallet', '/api/wallet/', 'Failed to fetch the wallet', '2,450 Birr'),
  subscriptions: account('/subscriptions', '/api/subscriptions/', 'Failed to fetch subscriptions'),
  refunds: account('/refunds', '/api/refunds/', 'Failed to fetch refunds'),
  request: {
    endpoint: 'POST /api/cat',
    path: '/privacy',
    says: 'There was a problem submitting your message.',
    way: 'Send',
    kept: 'the text in its field',
    success: '✅ Message submitted!',
    timeout: 30_000,
    kind: 'write',
    except: taken,
  },
  comment: {
    endpoint: 'POST /api/cat',
    path: '/comments?product=7&image=2',
    says: 'There was a problem submitting your comment.',
    way: 'Comment',
    kept: 'the text in its field',
    success: '✅ Comment submitted!',
    timeout: 30_000,
    kind: 'write',
    except: taken,
  },
  checkout: {
    endpoint: 'POST /api/create-checkout-session/',
    path: '/forsale',
    says: 'The checkout did not start. Your cart is kept.',
    way: 'Try again',
    kept: 'the cart',
    success: 'Test checkout',
    timeout: 30_000,
    kind: 'write',
    except: {
      cut: namesNoSession,
      HTML: namesNoSession,
      empty: namesNoSession,
      truncated: namesNoSession,
      'wrong type': namesNoSession,
    },
  },
  post: {
    endpoint: 'POST /api/products/',
    path: '/form',
    says: '❌ Failed to submit: ',
    way: 'Try again',
    kept: 'the form with all photos, also after a reload',
    success: '✅ Your post submitted successfully! Waiting for verification.',
    timeout: 60_000,
    kind: 'write',
    except: {
      'no network': networkError,
      hang: networkError,
      cut: networkError,
      '400': refused('Refused.'),
      '401': refused('Refused.'),
      '403': refused('Refused.'),
      '404': refused('Refused.'),
      '409': refused('Refused.'),
      '413': refused(faults['413'].advice),
      '429': refused(faults['429'].advice),
      '500': refused(faults['500'].advice),
      '502': refused(faults['502'].advice),
      '503': refused(faults['503'].advice),
      HTML: null,
      empty: null,
      truncated: null,
      'wrong type': null,
      // An XMLHttpRequest follows redirects by itself, and gives up.
      'redirect loop': networkError,
      'CORS refusal': networkError,
    },
  },
  'sign-in provider': {
    endpoint: 'the provider’s host',
    path: '/login',
    says: 'Sign-in cannot be reached right now.',
    way: 'Try again',
    kept: 'the heading; every page that needs no account',
    success: 'Email address',
    timeout: 20_000,
    kind: 'read',
  },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;

/** What is expected of a call under a fault; null where it ends as if there were none. */
export function expected(name: CallName, fault: FaultName): Cell | null {
  const call: Call = calls[name];
  const { advice, reads } = faults[fault];
  const exception = call.except?.[fault];
  if (exception === null || (advice === null && !exception)) return null;
  const usual: Cell = {
    says: call.says,
    // The sign-in provider has words of its own.
    advice: name === 'sign-in provider' ? null : advice,
    way: call.way,
    kept: call.kept,
    calls: name === 'sign-in provider' ? null : call.kind === 'read' ? reads : 1,
  };
  return { ...usual, ...exception };
}
