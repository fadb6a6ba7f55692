import { foldText } from '@/platform/text/fold';
import type { HelpQuestion, HelpTopic } from './article';
import { articleText } from './article-text';

const textOf = ({ question, blocks }: HelpQuestion): string =>
  blocks
    .flatMap((block) => (typeof block === 'string' ? block : 'steps' in block ? block.steps : block.list))
    .concat(question)
    .map(articleText)
    .join(' ');

/**
 * The topics with the questions that contain every word of `search` in question or answer as they are shown,
 * without regard to case.
 */
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
