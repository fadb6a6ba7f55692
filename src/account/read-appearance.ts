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
    // Targets no smaller than a finger, and letters that a phone does not zoom to.
    elements: {
      formFieldInput: { minHeight: '2.75rem', fontSize: '1rem' },
      formButtonPrimary: { minHeight: '2.75rem', fontSize: '1rem' },
    },
  };
}
