import { fileURLToPath } from 'node:url';

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The root of the repository and its aliases, for the tests that start servers. */
export const serverProject = {
  root: folder('.'),
  resolve: { alias: { '@': folder('src'), '#tests': folder('tests') } },
};
