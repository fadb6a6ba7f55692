import { useEffect } from 'react';

/** Puts a page's own words before the name of the site in the title, where the route table cannot know them. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const site = document.title.split(' · ').at(-1) ?? '';
    document.title = `${title} · ${site}`;
  }, [title]);
}
