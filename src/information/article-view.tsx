import { classNames } from '@/platform/class-names';
import { t } from '@/language/translate';
import { useLanguage } from '@/language/use-language';
import { PageHeading } from '@/ui/page-heading';
import { type Article, articleText } from './article';
import { Contents } from './contents';
import { TextBlocks, TextLinks } from './text-blocks';
import { useAnchor } from './anchor-link';

/** From this many sections on, a text has a table of contents. */
const minSectionsForContents = 6;

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
            <section key={section.id} aria-labelledby={section.id} className="flex flex-col gap-3">
              <h2 id={section.id} tabIndex={-1} className="text-xl">
                {articleText(section.heading)}
              </h2>
              <TextBlocks blocks={section.blocks} />
              {section.links && <TextLinks links={section.links} />}
            </section>
          ))}
        </article>
      </div>
    </div>
  );
}
