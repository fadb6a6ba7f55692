import type { Block } from './article';

const itemsClass = 'flex flex-col gap-1.5 pl-6 marker:text-muted';

function TextBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  const items = ('steps' in block ? block.steps : block.list).map((item) => <li key={item}>{item}</li>);
  return 'steps' in block ? (
    <ol className={`list-decimal ${itemsClass}`}>{items}</ol>
  ) : (
    <ul className={`list-disc ${itemsClass}`}>{items}</ul>
  );
}

/** Paragraphs and lists, one under the other. */
export function TextBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => <TextBlock key={JSON.stringify(block)} block={block} />);
}
