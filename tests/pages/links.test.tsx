import { screen, within } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/app/render';
import { allPages } from '#tests/structure/all-pages';

const routes = allPages.flatMap((page) => page.paths.map((path) => ({ path })));

/** All addresses of the app that the page links to. */
const innerLinks = () =>
  [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');

/** Includes hidden links: checking visibility takes most of the time, and they work all the same. */
const hidden = { hidden: true };

describe('every link of the app', () => {
  it.each(['/', '/services', '/fashions', '/search?query=bole', '/nearby-detail?id=480', '/no-such-page'])(
    'from %s leads to a page that is there',
    async (address) => {
      const { user } = openApp(address);
      const main = within(screen.getByRole('main', hidden));
      await main.findByRole('heading', { level: 1, ...hidden });
      await main.findAllByRole('link', hidden);
      await user.click(screen.getByLabelText('Menu', { selector: 'button' }));
      await screen.findByRole('dialog', { name: 'Menu', ...hidden });
      const links = innerLinks();
      // The shell and the menu alone have 49.
      expect(links.length).toBeGreaterThan(49);
      const lost = links.filter((link) => !matchRoutes(routes, link));
      expect(lost).toEqual([]);
    },
  );
});
