import { parseEnv } from './parse-env';

/** The environment, checked once at start; see `.env.example`. */
export const env = parseEnv({
  VITE_API_BASE_URL: import.meta.env['VITE_API_BASE_URL'],
  VITE_API_MOCKING: import.meta.env['VITE_API_MOCKING'],
  VITE_CLERK_PUBLISHABLE_KEY: import.meta.env['VITE_CLERK_PUBLISHABLE_KEY'],
  VITE_STRIPE_PUBLISHABLE_KEY: import.meta.env['VITE_STRIPE_PUBLISHABLE_KEY'],
});
