import { brand } from './brand';

/** The title of a browser tab: the page's own words first. */
export const pageTitle = (words: string) => (words === brand.name ? words : `${words} · ${brand.name}`);
