import { ChevronDown } from 'lucide';
import { Link } from 'react-router-dom';
import { plural, t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { foldText } from '@/platform/text/fold';
import { buttonClass } from '@/ui/button';
import { FilterField } from '@/ui/filter-fields';
import { Icon } from '@/ui/icon';
import { EmptyNotice } from '@/ui/load-states';
import { useHistoryText } from '@/ui/use-history-text';
import { AnchorLink, useAnchor } from './anchor-link';
import { articleText, type ArticleSection, type HelpTopic } from './article';
import { Contents } from './contents';
import { TextBlocks, TextLinks } from './text-blocks';

const textOf = ({ heading, blocks }: ArticleSection): string =>
  blocks
    .flatMap((block) => (typeof block === 'string' ? block : 'steps' in block ? block.steps : block.list))
    .concat(heading)
    .map(articleText)
    .join(' ');

/** The questions that match `search` by their text, their answer or the heading of their topic. */
export function findAnswers(topics: readonly HelpTopic[], search: string): HelpTopic[] {
  const words = foldText(search).split(/\s+/);
  return topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter((question) => {
        const text = foldText(`${articleText(topic.heading)} ${textOf(question)}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

function HelpAnswer({ item: { id, heading, blocks, links } }: { item: ArticleSection }) {
  return (
    <details id={id} className="group rounded-card border border-line bg-surface">
      <summary className="tap flex items-center justify-between gap-3 rounded-card px-4 py-3 font-semibold">
        {articleText(heading)}
        <Icon
          of={ChevronDown}
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex max-w-prose flex-col gap-3 px-4 pb-3">
        <TextBlocks blocks={blocks} />
        {links && <TextLinks links={links} />}
        <AnchorLink id={id} className="tap inline-flex items-center self-start text-sm text-muted underline">
          {t('Link to this answer')}
        </AnchorLink>
      </div>
    </details>
  );
}

export function HelpCenter({ topics: allTopics }: { topics: readonly HelpTopic[] }) {
  useAnchor();
  const [search, setSearch] = useHistoryText('help');
  const topics = findAnswers(allTopics, search);
  const count = topics.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <div className="mb-6">
        <FilterField label={t('Search help')} value={search} onChange={setSearch} />
        <p role="status" className="sr-only">
          {search.trim() !== '' && plural(count, { one: '{count} answer', other: '{count} answers' })}
        </p>
      </div>
      {topics.length === 0 ? (
        <EmptyNotice message={t('No answers found.')}>
          <p>{t('Try another word, or contact us another way.')}</p>
          <Link to={paths.contactUs} className={buttonClass('quiet', 'mt-3')}>
            {t('Contact us')}
          </Link>
        </EmptyNotice>
      ) : (
        <div className="grid gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <Contents parts={topics} />
          <div className="flex flex-col gap-8">
            {topics.map(({ id, heading, questions }) => (
              <section key={id} aria-labelledby={id} className="flex flex-col gap-3">
                <h2 id={id} tabIndex={-1} className="text-xl">
                  {articleText(heading)}
                </h2>
                {questions.map((item) => (
                  <HelpAnswer key={item.id} item={item} />
                ))}
              </section>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
