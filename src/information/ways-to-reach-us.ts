import { brand } from '@/config/brand';
import type { TextLink } from './article';

/** How people reach us outside of the app. */
export const waysToReachUs: readonly TextLink[] = [
  { label: `Call ${brand.phone.label}`, to: brand.phone.href },
  ...brand.social.map(({ label, href }) => ({ label, to: href })),
];
