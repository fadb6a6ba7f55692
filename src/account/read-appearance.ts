const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** Our colours and shapes for the provider's own form, as they are in the theme that shows now. */
export function readAppearance() {
  return {
    variables: {
      colorPrimary: token('brand'),
      colorPrimaryForeground: token('on-brand'),
      colorBackground: token('surface'),
      colorForeground: token('ink'),
      colorMutedForeground: token('muted'),
      colorInput: token('sunken'),
      colorInputForeground: token('ink'),
      colorNeutral: token('ink'),
      colorDanger: token('sale'),
      borderRadius: '0.5rem',
      fontFamily: 'inherit',
    },
    // 44 px is the smallest target for a finger, and iOS zooms into fields whose text is below 16 px.
    elements: {
      formFieldInput: { minHeight: '2.75rem', fontSize: '1rem' },
      formButtonPrimary: { minHeight: '2.75rem', fontSize: '1rem' },
    },
  };
}
