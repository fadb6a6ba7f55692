import { type Path, paths } from './paths';

/**
 * The login page, which leads on to `next`. The sign-in provider keeps a parameter of this name through its
 * steps.
 */
export function loginPath(next: string = window.location.pathname + window.location.search): Path {
  return `${paths.login}?redirect_url=${encodeURIComponent(next)}`;
}
