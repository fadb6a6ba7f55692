/** The host of the mocked provider's API. It does not exist, so a request that no handler answers fails. */
export const frontendApiHost = 'mock.clerk.accounts.dev';

/** The key of the mocked provider. Clerk's SDK decodes the API's host from it. */
export const mockPublishableKey = `pk_test_${btoa(`${frontendApiHost}$`)}`;

/** The minimum length of a password, in characters. The SDK reads it, and the sign-up checks it. */
export const shortestPassword = 8;

/** The code from an email that the mocked provider accepts. It is that of Clerk's own test addresses. */
export const verificationCode = '424242';
