import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { shownLanguage } from '@/language/messages';
import { CategoryField } from '@/selling/form/category-field';
import { parseTypedPrice, showPrice } from '@/selling/post/price-typing';

const speakGerman = () =>
  shownLanguage.write({
    code: 'de',
    translations: { Category: 'Kategorie', Travels: 'Ausflüge', Homes: 'Zuhause' },
  });

it('a price has the same separators in every language', () => {
  speakGerman();
  expect(showPrice('1234567.50')).toBe('1,234,567.50');
  expect(parseTypedPrice(showPrice('12000'))).toBe('12000');
});

it('the category field finds and shows translated names, and returns the value of the API', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  const field = (value: string) => (
    <CategoryField value={value} onChange={onChange} onBlur={() => {}} error={undefined} ref={null} />
  );
  const { rerender } = render(field('travels'));
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('Travels');
  act(speakGerman);
  const input = screen.getByRole('combobox', { name: 'Kategorie' });
  expect(input).toHaveValue('Ausflüge');
  await user.clear(input);
  rerender(field(''));
  await user.type(input, 'ausfl');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Ausflüge']);
  await user.click(screen.getByRole('option', { name: 'Ausflüge' }));
  expect(onChange).toHaveBeenLastCalledWith('travels');
});
