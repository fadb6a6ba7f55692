import { t } from '@/language/translate';
import { useLanguage } from '@/language/use-language';
import { classNames } from '@/platform/class-names';
import { PageHeading } from '@/ui/page-heading';
import { useAnchor } from './anchor-link';
import { articleText, type Article, type ArticleSection } from './article';
import { Contents } from './contents';
import { TextBlocks, TextLinks } from './text-blocks';

/** An article with at least this many sections has a table of contents. */
const minSectionsForContents = 6;

function SectionText({ section: { id, heading, blocks, links } }: { section: ArticleSection }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} tabIndex={-1} className="text-lg lg:text-xl">
        {articleText(heading)}
      </h2>
      <TextBlocks blocks={blocks} />
      {links && <TextLinks links={links} />}
    </section>
  );
}

export function ArticleView({ article: { heading, lead, isLegal, sections } }: { article: Article }) {
  useAnchor();
  const language = useLanguage();
  const isLong = sections.length >= minSectionsForContents;
  return (
    <div className={isLong ? 'max-w-prose lg:max-w-4xl' : 'max-w-prose'}>
      <PageHeading lead={articleText(lead)}>{articleText(heading)}</PageHeading>
      {isLegal && language !== 'en' && (
        <p className="mb-6 font-semibold">{t('This is a translation. The English text is binding.')}</p>
      )}
      <div className={classNames(isLong && 'grid gap-8 lg:grid-cols-[15rem_minmax(0,65ch)]')}>
        {isLong && <Contents parts={sections} />}
        <article className="flex max-w-prose flex-col gap-8">
          {sections.map((section) => (
            <SectionText key={section.id} section={section} />
          ))}
        </article>
      </div>
    </div>
  );
}
