import { message, t } from '@/language/translate';
import { brand, phone, socialPages } from '@/platform/brand';
import { paths, type Path } from '@/platform/paths';

/** A paragraph, a list, or numbered steps. */
export type Block = string | { list: readonly string[] } | { steps: readonly string[] };

export interface TextLink {
  label: string;
  to: Path | `tel:${string}` | `https://${string}`;
}

export interface ArticleSection {
  /** The hash in the section's address. Changing it breaks shared links. */
  id: string;
  heading: string;
  blocks: readonly Block[];
  links?: readonly TextLink[];
}

export interface Article {
  heading: string;
  lead: string;
  /** Whether the English text is the binding version. */
  isLegal?: boolean;
  sections: readonly ArticleSection[];
}

export interface HelpTopic {
  /** The hash in the topic's address. */
  id: string;
  heading: string;
  questions: readonly ArticleSection[];
}

/** Links to the market's own channels outside the app; empty if it has none. */
export const ownAddresses: readonly TextLink[] = [
  { ...phone, label: message('Call {phone}') },
  ...socialPages,
].flatMap(({ label, href, isOwn }) => (isOwn ? [{ label, to: href }] : []));

export const contactLinks: readonly TextLink[] = [
  ...ownAddresses,
  { label: message('Contact us'), to: paths.contactUs },
];

/** Translates a text of `texts/`, and fills in '{brand}' and '{phone}'. */
export const articleText = (text: string): string =>
  // Keeps the phone number in one line.
  t(text, { brand: brand.name, phone: phone.label.replaceAll(' ', '\u00A0') });
