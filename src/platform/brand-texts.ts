/** How the market describes itself. The build and the server for link previews also import this module. */
export const brandTexts = {
  name: 'Gulit',
  tagline: 'Helping you purchase what you need at the best value.',
  description:
    'Verified offers from the shops and service providers near you: browse by category, search, and contact the seller.',
} as const;
