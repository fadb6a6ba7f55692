import { ArrowDown, ChevronDown } from 'lucide';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { plural, t } from '@/language/translate';
import { classNames } from '@/lib/class-names';
import type { Listing } from '@/listings/catalogue/listing';
import { useEntryText } from '@/ui/use-entry-text';
import { Icon } from '@/ui/icon';
import { DayLine, dayHeadingClass } from './card-layout';
import { CardList, type useOpenCard } from './card-list';
import { type Day, daysOpen, groupByDay, startOfDay } from './days';

const headingId = ({ key }: Day) => `day-${key}`;

/** Which days show their cards: the newest, and what the visitor has changed, kept with the history entry. */
function useOpenDays() {
  const [changed, setChanged] = useEntryText('days');
  const keys = new Set(changed.split(' ').filter(Boolean));
  const isOpen = (day: Day, index: number) => index < daysOpen !== keys.has(day.key);
  const toggle = ({ key }: Day) => {
    if (!keys.delete(key)) keys.add(key);
    setChanged([...keys].join(' '));
  };
  return { isOpen, toggle };
}

interface CardDaysProps {
  /** The newest first. */
  listings: readonly Listing[];
  card: ReturnType<typeof useOpenCard>;
  /** Whether more may come, so that nobody can tell how many a day has. */
  isGrowing: boolean;
  /** Milliseconds. */
  now: number;
}

/**
 * Cards by the day on which they were posted: all of them together would be a hundred thousand px long on a
 * phone. Each day but the first can be folded, and leads to the next.
 */
export function CardDays({ listings, card, isGrowing, now }: CardDaysProps) {
  const today = startOfDay(now);
  const days = useMemo(() => groupByDay(listings, today), [listings, today]);
  const { isOpen, toggle } = useOpenDays();
  const goTo = (day: Day, index: number) => {
    // Its cards are drawn first, or the page may be too short to bring it to the top.
    flushSync(() => {
      if (!isOpen(day, index)) toggle(day);
    });
    const heading = document.getElementById(headingId(day));
    heading?.closest('section')?.scrollIntoView({ block: 'start' });
    heading?.querySelector('button')?.focus({ preventScroll: true });
  };
  return days.map((day, index) => {
    const open = isOpen(day, index);
    const next = days[index + 1];
    const words = (
      <>
        {day.label}
        {!isGrowing && (
          <span className="truncate text-sm font-normal text-muted">
            {plural(day.listings.length, { one: '{count} offer', other: '{count} offers' })}
          </span>
        )}
      </>
    );
    return (
      <section key={day.key} aria-labelledby={headingId(day)} className="relative mb-2">
        <DayLine>
          <h2 id={headingId(day)} className={classNames(dayHeadingClass, 'min-w-0 flex-1')}>
            {index === 0 ? (
              // The first offer of a list is at most twelve stops of the keyboard away.
              <span className="flex items-center gap-2">{words}</span>
            ) : (
              <button
                type="button"
                aria-expanded={open}
                onClick={() => toggle(day)}
                className="tap flex w-full items-center gap-2 text-left"
              >
                {words}
                <Icon of={ChevronDown} className={classNames('size-4 shrink-0', open && 'rotate-180')} />
              </button>
            )}
          </h2>
        </DayLine>
        {open && (
          <CardList listings={day.listings} card={card} isFirst={index === 0} heading="h3" now={now} />
        )}
        {open && next && (
          // Seen in the line of the day, and a stop of the keyboard after its cards.
          <div className="pointer-events-none absolute inset-0">
            <button
              type="button"
              aria-label={t('Go to {day}', { day: next.label })}
              onClick={() => goTo(next, index + 1)}
              className="tap pointer-events-auto sticky top-0 z-20 ml-auto flex items-center gap-1 rounded-control px-2 text-sm font-semibold text-brand hover:bg-sunken low:static"
            >
              {next.label}
              <Icon of={ArrowDown} className="size-4" />
            </button>
          </div>
        )}
      </section>
    );
  });
}
