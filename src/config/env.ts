/** The environment: constants of the build, which `vite.config.ts` checks when a server or a build starts; see `.env.example`. */
export const env = {
  /** Origin of the API, without a slash at its end; '' for the page's own. */
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL,
  /** The sign-in provider's key, '' where there is none. */
  clerkPublishableKey: import.meta.env.VITE_CLERK_PUBLISHABLE_KEY,
  /** The card provider's key, '' where there is none: checkout then ends at a stand-in of its page. */
  stripePublishableKey: import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY,
} as const;
