/** The environment: constants of the build, which `vite.config.ts` checks when a server or a build starts; see `.env.example`. */
export const env = {
  /** Origin of the API, without a slash at its end; '' for the page's own. */
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL,
} as const;
