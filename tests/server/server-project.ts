import { fileURLToPath } from 'node:url';

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The repository's root and aliases, for tests that start servers. */
export const serverProject = {
  root: folder('.'),
  resolve: { alias: { '@': folder('src'), '#tests': folder('tests') } },
};
