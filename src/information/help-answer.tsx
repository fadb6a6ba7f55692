import { ChevronDown } from 'lucide';
import { Icon } from '@/ui/icon';
import { AnchorLink } from './anchor-link';
import type { HelpQuestion } from './article';
import { TextBlocks, TextLinks } from './text-blocks';

/** A question that unfolds its answer. */
export function HelpAnswer({ item: { id, question, blocks, links } }: { item: HelpQuestion }) {
  return (
    <details id={id} className="group rounded-card border border-line bg-surface">
      <summary className="tap flex list-none items-center justify-between gap-3 rounded-card px-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        {question}
        <Icon
          of={ChevronDown}
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex max-w-prose flex-col gap-3 px-4 pb-3">
        <TextBlocks blocks={blocks} />
        {links && <TextLinks links={links} />}
        <AnchorLink id={id} className="tap inline-flex items-center self-start text-sm text-muted underline">
          Link to this answer
        </AnchorLink>
      </div>
    </details>
  );
}
