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
      rootBox: { width: '100%' },
      cardBox: { width: '100%', boxShadow: 'none', border: '1px solid var(--line)', borderRadius: '1rem' },
      card: { gap: '1rem' },
      // The page has the heading, so that the steps of signing in have none (`provider-bridge.tsx`).
      headerTitle: { '&:empty': { display: 'none' } },
      headerSubtitle: { '&:empty': { display: 'none' } },
      formFieldInput: { minHeight: '2.75rem', fontSize: '1rem' },
      // As our own buttons are: flat, and without an arrow.
      formButtonPrimary: {
        minHeight: '2.75rem',
        fontSize: '1rem',
        fontWeight: 600,
        border: 'none',
        boxShadow: 'none',
        backgroundImage: 'none',
        '&::before, &::after': { display: 'none' },
      },
      buttonArrowIcon: { display: 'none' },
      // The page leads to the sign-up below the form.
      footerAction__signIn: { display: 'none' },
    },
  };
}
