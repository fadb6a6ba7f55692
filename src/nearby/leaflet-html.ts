import { trust } from '@/platform/trusted-types';

/** The attribution that OpenStreetMap's terms require. */
export const attribution =
  '&copy; <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">OpenStreetMap</a> contributors';

/** Allows the HTML that Leaflet writes: an SVG test, two buttons, and the attribution. */
export const trustLeaflet = (): void =>
  trust(
    'html',
    '<svg/>',
    '<span aria-hidden="true">+</span>',
    '<span aria-hidden="true">&#x2212;</span>',
    '',
    attribution,
  );
