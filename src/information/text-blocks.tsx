import { Link } from 'react-router-dom';
import { buttonClass } from '@/ui/button';
import { articleText, type Block, type TextLink } from './article';
import { ExternalLink } from './external-link';

const itemsClass = 'flex flex-col gap-1.5 pl-6 marker:text-muted';

function TextBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{articleText(block)}</p>;
  const items = ('steps' in block ? block.steps : block.list).map((item) => (
    <li key={item}>{articleText(item)}</li>
  ));
  return 'steps' in block ? (
    <ol className={`list-decimal ${itemsClass}`}>{items}</ol>
  ) : (
    <ul className={`list-disc ${itemsClass}`}>{items}</ul>
  );
}

export function TextBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => <TextBlock key={JSON.stringify(block)} block={block} />);
}

const linkClass = buttonClass('quiet');

export function TextLinkItem({ label, to }: TextLink) {
  if (to.startsWith('https:')) {
    return (
      <ExternalLink href={to} className={linkClass}>
        {articleText(label)}
      </ExternalLink>
    );
  }
  return to.startsWith('/') ? (
    <Link to={to} className={linkClass}>
      {articleText(label)}
    </Link>
  ) : (
    <a href={to} className={linkClass}>
      {articleText(label)}
    </a>
  );
}

export function TextLinks({ links }: { links: readonly TextLink[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map((link) => (
        <li key={link.to}>
          <TextLinkItem {...link} />
        </li>
      ))}
    </ul>
  );
}
