import { phone, socialPages } from '@/platform/contact-addresses';
import { type Path, paths } from '@/platform/paths';
import { message } from '@/language/translate';

/** A paragraph, a list, or steps to take one after the other; shown by `articleText`, as all texts here. */
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
  /** Whether its English text is the one that counts. */
  isLegal?: boolean;
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

/** How people reach us outside of the app: none where the market has no address of its own. */
export const ownAddresses: readonly TextLink[] = [
  { ...phone, label: message('Call {phone}') },
  ...socialPages,
].flatMap(({ label, href, isOwn }) => (isOwn ? [{ label, to: href }] : []));

/** The same, and the page that every market has for it. */
export const contactLinks: readonly TextLink[] = [
  ...ownAddresses,
  { label: message('Contact us'), to: paths.contactUs },
];
