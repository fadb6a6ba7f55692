/**
 * The light values of `ui/tokens.css`: a poster leaves the page, so it looks alike whatever the theme. Canvas does
 * not know custom properties.
 */
export const posterColours = {
  canvas: '#fbfaf7',
  surface: '#ffffff',
  sunken: '#f4f1ea',
  line: '#e6e1d8',
  ink: '#1c1917',
  muted: '#57534e',
  brand: '#0f6b4a',
  'on-brand': '#ffffff',
  sale: '#b91c1c',
} as const;

export type PosterColour = keyof typeof posterColours;
