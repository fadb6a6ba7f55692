import { frontendApiHost } from './frontend-api-host';

/** The key of the mocked provider. The SDK reads out of it whom to ask. */
export const mockPublishableKey = `pk_test_${btoa(`${frontendApiHost}$`)}`;
