import type { Path } from '@/config/paths';
import { brand } from '@/config/brand';

/** A paragraph, a list, or steps to take one after the other. */
export type Block = string | { list: readonly string[] } | { steps: readonly string[] };

export interface TextLink {
  label: string;
  to: Path | `tel:${string}` | `https://${string}`;
}

interface ArticleSection {
  /** Its hash in the address, which people share: keep it. */
  id: string;
  heading: string;
  blocks: readonly Block[];
  links?: readonly TextLink[];
}

export interface Article {
  heading: string;
  lead: string;
  sections: readonly ArticleSection[];
}

export interface HelpQuestion {
  /** Its hash in the address, which people share: keep it. */
  id: string;
  question: string;
  blocks: readonly Block[];
  links?: readonly TextLink[];
}

export interface HelpTopic {
  /** Its hash in the address is `about-` and this. */
  id: string;
  heading: string;
  questions: readonly HelpQuestion[];
}

/** How people reach us outside of the app. */
export const waysToReachUs: readonly TextLink[] = [
  { label: `Call ${brand.phone.label}`, to: brand.phone.href },
  ...brand.social.map(({ label, href }) => ({ label, to: href })),
];
