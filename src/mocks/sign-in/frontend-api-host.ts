/** Where the mocked provider is asked. Nobody answers there: whatever no handler catches fails. */
export const frontendApiHost = 'mock.clerk.accounts.dev';
