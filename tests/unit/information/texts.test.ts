import { describe, expect, it } from 'vitest';
import type { Article } from '@/information/article';
import { serviceCards } from '@/information/service-cards';
import { article as about } from '@/information/texts/about';
import { article as announcements } from '@/information/texts/announcements';
import { helpTopics } from '@/information/texts/help-topics';
import { article as privacy } from '@/information/texts/privacy';
import { allPages } from '#tests/structure/all-pages';
import { plainPath } from '#tests/structure/plain-path';

const isArticle = (text: object): text is Article => 'sections' in text;
const articles = Object.values(
  import.meta.glob<Record<string, object>>('@/information/texts/*.ts', { eager: true }),
).flatMap((file) => Object.values(file).filter(isArticle));
const links = [
  ...articles.flatMap(({ sections }) => sections),
  ...helpTopics.flatMap((topic) => topic.questions),
]
  .flatMap((part) => part.links ?? [])
  .map(({ to }) => to)
  .concat(serviceCards.map(({ path }) => path));

describe('the information texts', () => {
  it('include the article about the market', () => expect(articles).toContain(about));

  it.each([
    [about, ['Our mission', 'Why we exist', 'For buyers', 'For businesses']],
    [
      announcements,
      ['New product release', 'Price update', 'Improved quality', 'Stock changes', 'Other updates'],
    ],
    [
      privacy,
      [
        'Information we collect',
        'How we use it',
        'Cookies and storage',
        'Sharing',
        'Security',
        'Your rights and choices',
        'Children under 13',
        'Changes to this policy',
        'Contact',
      ],
    ],
  ])('have the specified section $heading', ({ sections }, expected) => {
    expect(sections.map(({ heading }) => heading)).toEqual(expected);
  });

  it('give each section its own hash that needs no encoding', () => {
    const anchors = [
      ...articles.map(({ sections }) => sections.map(({ id }) => id)),
      helpTopics.flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)]),
    ];
    for (const ids of anchors) {
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z][a-z\d-]*$/);
    }
  });

  it.each([...new Set(links)].filter((to) => to.startsWith('/')))('link with %s to a page', (to) => {
    const known = allPages.flatMap((page) => page.paths).map(plainPath);
    expect(known).toContain(plainPath(to));
  });

  it.each([...new Set(links)].filter((to) => !to.startsWith('/')))(
    'link safely to other sites with %s',
    (to) => {
      expect(to).toMatch(/^(tel:\+\d{7,15}|https:\/\/[^/\s]+\/\S+)$/);
    },
  );
});
