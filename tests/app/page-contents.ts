import { screen, within } from '@testing-library/react';

const namesOf = (articles: readonly HTMLElement[]) =>
  articles.map((article) => within(article).getByRole('heading').textContent);

/** The names of the articles in the main part of the page, in their order. */
export const articleNames = () => namesOf(within(screen.getByRole('main')).queryAllByRole('article'));

/** The same, once there is an article. */
export const findArticleNames = async () =>
  namesOf(await within(screen.getByRole('main')).findAllByRole('article'));

/** The address of the link with this name, on the page or in a part of it. */
export const hrefOf = (name: string, part: Pick<typeof screen, 'getByRole'> = screen) =>
  part.getByRole('link', { name }).getAttribute('href');
