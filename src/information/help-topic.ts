import type { Block, TextLink } from './article';

/** A question with its answer. */
export interface HelpQuestion {
  /** Its anchor in the address. */
  id: string;
  question: string;
  blocks: readonly Block[];
  links?: readonly TextLink[];
}

/** Questions about one thing. */
export interface HelpTopic {
  /** What its anchor is made from. */
  id: string;
  heading: string;
  questions: readonly HelpQuestion[];
}
