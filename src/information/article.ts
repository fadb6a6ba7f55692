import type { Path } from '@/config/paths';
import { brand } from '@/config/brand';

/** A paragraph, a list, or steps to take one after the other. */
export type Block = string | { list: readonly string[] } | { steps: readonly string[] };

/** Where a text leads to next: a path of ours, or an address elsewhere. */
export interface TextLink {
  label: string;
  to: Path | `tel:${string}` | `https://${string}`;
}

/** One part of a text under a heading of its own. */
interface ArticleSection {
  /** Its anchor in the address. */
  id: string;
  heading: string;
  blocks: readonly Block[];
  links?: readonly TextLink[];
}

/** A page to read. */
export interface Article {
  heading: string;
  lead: string;
  sections: readonly ArticleSection[];
}

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

/** How people reach us outside of the app. */
export const waysToReachUs: readonly TextLink[] = [
  { label: `Call ${brand.phone.label}`, to: brand.phone.href },
  ...brand.social.map(({ label, href }) => ({ label, to: href })),
];
