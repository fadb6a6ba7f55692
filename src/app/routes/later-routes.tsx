import { NavLink, useRoutes, type RouteObject } from 'react-router-dom';
import { message, t } from '@/language/translate';
import { useLanguage } from '@/language/use-language';
import { NotFoundPage } from '@/pages/not-found-page';
import { classNames } from '@/platform/class-names';
import { laterPages } from './later-pages';
import { menuGroups, type MenuGroup } from './menu-groups';
import { PageFrame } from './page-frame';
import type { PageSpec } from './page-spec';

/** Groups of the menu beside a page on a desktop. */
function MenuBeside({ groups }: { groups: readonly MenuGroup['id'][] }) {
  useLanguage();
  return (
    <div className="flex flex-col gap-5 border-l border-line pl-5 text-sm">
      {menuGroups
        .filter(({ id }) => groups.includes(id))
        .map(({ id, title, links }) => (
          <nav key={id} aria-label={t(title)} className="-ml-2">
            <p className="px-2 font-semibold">{t(title)}</p>
            <ul>
              {links.map(({ label, path }) => (
                <li key={path}>
                  <NavLink
                    to={path}
                    className={({ isActive }) =>
                      classNames(
                        'flex min-h-9 items-center rounded-control px-2 hover:bg-sunken',
                        isActive ? 'font-semibold text-brand' : 'text-muted',
                      )
                    }
                  >
                    {t(label)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
    </div>
  );
}

const menusBeside = {
  account: <MenuBeside groups={['account', 'payments']} />,
  help: <MenuBeside groups={['navigation', 'support']} />,
};

/** The routes of a page, one per path. */
const toRoutes = (page: PageSpec): RouteObject[] =>
  page.paths.map((path) => ({
    path: page.withSubPaths ? `${path}/*` : path,
    element: <PageFrame key={page.paths[0]} page={page} beside={page.menu && menusBeside[page.menu]} />,
  }));

const notFound: PageSpec = { paths: ['/404'], title: message('Page not found'), Page: NotFoundPage };

const routes: RouteObject[] = [
  ...laterPages.flatMap(toRoutes),
  { path: '*', element: <PageFrame page={notFound} beside={menusBeside.help} /> },
];

/** Renders the page without listings at the current address, or the 404 page. */
export default function LaterPages() {
  return useRoutes(routes);
}
