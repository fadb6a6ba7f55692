import { fileURLToPath } from 'node:url';

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Shared by the tests that start servers: the root of the repository, and the aliases of its folders. */
export const serverProject = {
  root: folder('.'),
  resolve: { alias: { '@': folder('src'), '#tests': folder('tests') } },
};
