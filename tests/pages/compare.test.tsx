import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/app/render';
import { stubGeolocation } from '#tests/browser/geolocation';
import { keepInBrowser } from '#tests/browser/keep-in-browser';
import { buildRow } from '#tests/data/build-row';
import { serveProducts } from '#tests/server/server';

const fridge = buildRow({
  id: 1,
  product_name: 'Fridge',
  price: '18500.00',
  condition: 'used',
  location: 'Bole',
  company_name: 'Sheger Home',
  contact_phone: '0911223344',
  description: 'Cools well.\nTwo years old.',
  contact_telegram: 't.me/sheger',
});
const freezer = buildRow({
  id: 2,
  product_name: 'Freezer',
  price: null,
  condition: null,
  location: '',
  latitude: null,
  longitude: null,
  company_name: '',
  first_name: 'Hana',
  contact_phone: null,
  description: '',
});
const others = [3, 4, 5].map((id) => buildRow({ id, product_name: `Offer ${id}` }));
const rows = [fridge, freezer, ...others];
const save = (...ids: number[]) =>
  keepInBrowser('gulit:saved', JSON.stringify(ids.map((id) => ({ id: String(id), name: `Saved ${id}` }))));

/** The headings of the offers. The first column contains the headings of the rows. */
const columns = async () => (await screen.findAllByRole('columnheader')).slice(1);

/** The texts in a row of the table. */
const line = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent.replace(name, ''))
    .filter((text, index) => index > 0 || text !== '');

describe('the comparison of offers', () => {
  it('starts from the saved offers', async () => {
    save(1, 2, 3, 4, 5);
    serveProducts(rows);
    const { user } = openApp('/saved');
    const pick = (name: string) => screen.findByRole('checkbox', { name });
    await user.click(await pick('Compare Fridge'));
    expect(screen.getByText('Choose one more')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Compare \d/ })).not.toBeInTheDocument();
    await user.click(await pick('Compare Freezer'));
    expect(screen.getByRole('link', { name: 'Compare 2' })).toBeVisible();
    await user.click(await pick('Compare Offer 3'));
    await user.click(await pick('Compare Offer 4'));
    expect(await pick('Four already chosen Offer 5')).toBeDisabled();
    await user.click(screen.getByRole('link', { name: 'Compare 4' }));
    expect(await columns()).toHaveLength(4);
    expect(window.location.pathname + window.location.search).toBe(
      '/compare?offer=1&offer=2&offer=3&offer=4',
    );
    await user.click(screen.getByRole('link', { name: 'Choose other offers' }));
    expect(await pick('Compare Offer 4')).toBeChecked();
  });

  it('compares all saved offers if there are two to four', async () => {
    save(1, 2, 3);
    serveProducts(rows);
    const { user } = openApp('/saved');
    await user.click(await screen.findByRole('link', { name: 'Compare 3' }));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(await columns()).toHaveLength(3);
  });

  it('is offered after a second offer of the same list was saved', async () => {
    serveProducts(rows);
    const { user } = openApp('/homes');
    await user.click(await screen.findByRole('button', { name: 'Save Offer 3' }));
    expect(screen.queryByRole('link', { name: /^Compare/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save Offer 4' }));
    await user.click(await screen.findByRole('link', { name: 'Compare 2' }));
    expect(await columns()).toHaveLength(2);
  });

  it('shows the price, condition, description, place, distance, seller and contacts of each offer', async () => {
    stubGeolocation({ latitude: 9.02, longitude: 38.76 }, { permission: 'granted' });
    serveProducts(rows);
    openApp('/compare?offer=1&offer=2');
    expect(await line('Price')).toEqual(['18,500 Birr', 'Not specified']);
    expect(await line('Condition')).toEqual(['Used', 'Not specified']);
    expect(await line('Description')).toEqual(['Cools well.\nTwo years old.', 'Not specified']);
    expect(await line('Location')).toEqual(['Bole', 'Not specified']);
    expect(await line('Seller')).toEqual(['Sheger Home', 'Hana Bekele']);
    const [contact, none] = within(screen.getByRole('row', { name: /^Contact/ }))
      .getAllByRole('cell')
      .slice(-2);
    expect(
      within(contact ?? document.body)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Call', 'Telegram']);
    expect(none).toHaveTextContent('Not specified');
    expect(await line('Distance')).toEqual(['1.1 km', 'Not specified']);
  });

  it('leaves out rows in which no offer has a value', async () => {
    serveProducts(rows);
    openApp('/compare?offer=3&offer=2');
    expect(await columns()).toHaveLength(2);
    expect(screen.getByRole('row', { name: /^Price/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /^Condition/ })).not.toBeInTheDocument();
  });

  it('removes an offer, and says how many are no longer offered', async () => {
    serveProducts(rows);
    const { user } = openApp('/compare?offer=1&offer=2&offer=99');
    expect(await screen.findByText('One of them is no longer available.')).toBeVisible();
    expect(await columns()).toHaveLength(2);
    // The visitor's place is unknown.
    expect(screen.queryByRole('row', { name: /^Distance/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Fridge' }));
    expect(await columns()).toHaveLength(1);
    expect(screen.getByRole('main')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove Freezer' }));
    expect(screen.getByText('Nothing to compare.')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Saved offers' })).toBeVisible();
  });

  it('compares at most four offers', async () => {
    serveProducts(rows);
    openApp('/compare?offer=1&offer=1&offer=2&offer=3&offer=4&offer=5');
    expect(await columns()).toHaveLength(4);
  });
});
