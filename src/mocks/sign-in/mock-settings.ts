/** The host of the mocked provider's API. It does not exist, so a request that no handler answers fails. */
export const frontendApiHost = 'mock.clerk.accounts.dev';

/** The key of the mocked provider. Clerk's SDK decodes the API's host from it. */
export const mockPublishableKey = `pk_test_${btoa(`${frontendApiHost}$`)}`;

/** In characters. The SDK reads it, and the sign-up checks it. */
export const minPasswordLength = 8;

/** The code that the mocked provider accepts. Clerk's own test addresses have the same code. */
export const verificationCode = '424242';
