import { phone, socialPages, brand } from '@/platform/brand';
import { type Path, paths } from '@/platform/paths';
import { message, t } from '@/language/translate';

/** A paragraph, a list, or numbered steps. `articleText` translates all of these. */
export type Block = string | { list: readonly string[] } | { steps: readonly string[] };

export interface TextLink {
  label: string;
  to: Path | `tel:${string}` | `https://${string}`;
}

export interface ArticleSection {
  /** The hash in its address. People share it, so it must not change. */
  id: string;
  heading: string;
  blocks: readonly Block[];
  links?: readonly TextLink[];
}

export interface Article {
  heading: string;
  lead: string;
  /** Whether the English text is the binding one. */
  isLegal?: boolean;
  sections: readonly ArticleSection[];
}

export interface HelpTopic {
  /** The hash in its address is `about-` followed by this. */
  id: string;
  heading: string;
  questions: readonly ArticleSection[];
}

/** The ways to reach the market outside the app; empty if it has no addresses of its own. */
export const ownAddresses: readonly TextLink[] = [
  { ...phone, label: message('Call {phone}') },
  ...socialPages,
].flatMap(({ label, href, isOwn }) => (isOwn ? [{ label, to: href }] : []));

/** `ownAddresses`, and the contact page that every market has. */
export const contactLinks: readonly TextLink[] = [
  ...ownAddresses,
  { label: message('Contact us'), to: paths.contactUs },
];

/** Translates a text of `texts/` and fills in the market's '{brand}' and '{phone}'. */
export const articleText = (text: string): string => t(text, { brand: brand.name, phone: phone.label });
