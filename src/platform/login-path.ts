import { type Path, paths } from './paths';

/** The login page, which returns to `next`. The sign-in provider keeps this parameter through its steps. */
export function loginPath(next: string = window.location.pathname + window.location.search): Path {
  return `${paths.login}?redirect_url=${encodeURIComponent(next)}`;
}
