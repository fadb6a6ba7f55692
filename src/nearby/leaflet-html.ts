import { trustHtml } from '@/platform/trusted-types';

/** OpenStreetMap's terms of use demand it. */
export const attribution =
  '&copy; <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">OpenStreetMap</a> contributors';

/**
 * All that Leaflet writes as HTML: its test for SVG, when its code is loaded, its two buttons, and who made the
 * map.
 */
trustHtml([
  '<svg/>',
  '<span aria-hidden="true">+</span>',
  '<span aria-hidden="true">&#x2212;</span>',
  '',
  attribution,
]);
