/** The environment (`.env.example`). `vite.config.ts` validates it and compiles it into constants. */
export const env = {
  /** The API's origin without a trailing slash; '' means the page's own origin. */
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL,
  /** The sign-in provider's key; '' if there is none. */
  clerkPublishableKey: import.meta.env.VITE_CLERK_PUBLISHABLE_KEY,
  /** The card provider's key. If it is '', the checkout ends at a stand-in for the provider's page. */
  stripePublishableKey: import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY,
} as const;
