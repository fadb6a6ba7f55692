import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { buttonClass } from '@/ui/button';
import { EmptyNotice } from '@/ui/load-states';
import { FilterField } from '@/ui/filter-field';
import { useEntryText } from '@/ui/use-entry-text';
import { Contents } from './contents';
import { findAnswers } from './find-answers';
import { HelpAnswer } from './help-answer';
import { helpTopics } from './texts/help-topics';
import { useAnchor } from './anchor-link';

/** Every question with its answer, and a search over them. */
export function HelpCenter() {
  useAnchor();
  const [search, setSearch] = useEntryText('help');
  const topics = findAnswers(helpTopics, search).map((topic) => ({ ...topic, id: `about-${topic.id}` }));
  const count = topics.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <div className="mb-6">
        <FilterField label="Search the answers" value={search} onChange={setSearch} />
        <p role="status" className="sr-only">
          {search.trim() !== '' && `${count} ${count === 1 ? 'answer' : 'answers'}`}
        </p>
      </div>
      {topics.length === 0 ? (
        <EmptyNotice message="No answers found.">
          <p>Try another word, or reach us in another way.</p>
          <Link to={paths.contactUs} className={buttonClass('quiet', 'mt-3')}>
            Contact us
          </Link>
        </EmptyNotice>
      ) : (
        <div className="grid gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <Contents parts={topics} />
          <div className="flex flex-col gap-8">
            {topics.map(({ id, heading, questions }) => (
              <section key={id} aria-labelledby={id} className="flex flex-col gap-3">
                <h2 id={id} tabIndex={-1} className="text-xl">
                  {heading}
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
