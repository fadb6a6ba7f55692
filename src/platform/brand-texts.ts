/**
 * How the market speaks of itself. Apart from the addresses: the build and the previews of links read it
 * outside of the app.
 */
export const brandTexts = {
  name: 'Gulit',
  tagline: 'Helping you purchase what you need at the best value.',
  description:
    'Verified offers from the shops and service providers near you: browse by category, search, and contact the seller.',
} as const;
