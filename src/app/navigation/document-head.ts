import { brand } from '@/config/brand';

/** What a page says of itself outside of its body. */
export interface DocumentHead {
  title: string;
  description: string;
  /** The one path under which the page is known, aliases included. */
  canonicalPath: string;
}

function headElement(selector: string, create: () => HTMLElement): HTMLElement {
  const found = document.head.querySelector<HTMLElement>(selector);
  if (found) return found;
  const element = create();
  document.head.append(element);
  return element;
}

/** Puts title, description and canonical address into the head. */
export function writeDocumentHead({ title, description, canonicalPath }: DocumentHead): void {
  document.title = title === brand.name ? title : `${title} · ${brand.name}`;
  headElement('meta[name="description"]', () => {
    const meta = document.createElement('meta');
    meta.setAttribute('name', 'description');
    return meta;
  }).setAttribute('content', description);
  headElement('link[rel="canonical"]', () => {
    const link = document.createElement('link');
    link.setAttribute('rel', 'canonical');
    return link;
  }).setAttribute('href', new URL(canonicalPath, window.location.origin).href);
}
