import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shownLanguage } from '@/language/messages';
import { RichText } from '@/language/rich-text';

const text = (
  <p>
    <RichText
      of="Read the <terms>terms</terms> of {market}."
      values={{ terms: (words) => <a href="/terms">{words}</a>, market: <b>Gulit</b> }}
    />
  </p>
);

it('elements stand at their positions in the text', () => {
  render(text);
  expect(screen.getByRole('paragraph')).toHaveTextContent('Read the terms of Gulit.');
  expect(screen.getByRole('link')).toHaveTextContent('terms');
});

it('elements follow the word order of another language', () => {
  shownLanguage.write({
    code: 'de',
    translations: {
      'Read the <terms>terms</terms> of {market}.': 'Von {market}: lies die <terms>Regeln</terms>.',
    },
  });
  render(text);
  expect(screen.getByRole('paragraph')).toHaveTextContent('Von Gulit: lies die Regeln.');
  expect(screen.getByRole('link')).toHaveTextContent('Regeln');
});
