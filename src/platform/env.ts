/** The environment (`.env.example`), which `vite.config.ts` validates and compiles into constants. */
export const env = {
  /** The API's origin without a trailing slash; '' for the page's own origin. */
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL,
  /** The sign-in provider's key; '' if there is none. */
  clerkPublishableKey: import.meta.env.VITE_CLERK_PUBLISHABLE_KEY,
  /** The card provider's key; '' if there is none. */
  stripePublishableKey: import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY,
} as const;
