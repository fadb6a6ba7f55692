import { fileURLToPath } from 'node:url';

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * What the tests that start servers of their own share: the root of the repository, and the short names of its
 * folders.
 */
export const serverProject = {
  root: folder('.'),
  resolve: { alias: { '@': folder('src'), '#tests': folder('tests') } },
};
