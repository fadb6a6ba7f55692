import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { postFieldNames, postFields } from '@/selling/post/post-fields';
import { resumeDraft, textField } from '#tests/app/posting-form';
import { openApp, openStrictApp } from '#tests/app/render';
import { loadDrafts } from '#tests/app/stored-drafts';
import { stubGeolocation } from '#tests/browser/geolocation';
import { buildPost } from '#tests/data/build-post';
import { serveProducts } from '#tests/server/server';

beforeEach(() => {
  loadDrafts();
  serveProducts([]);
});

const findPlaceField = () => screen.findByRole('combobox', { name: 'Location' });

it('the place of a post is completed with a town or neighbourhood, which fills in only the text', async () => {
  const { user } = openApp('/form');
  const place = await findPlaceField();
  await user.type(place, 'Friendship building, bo');
  await user.click(await screen.findByRole('option', { name: 'Bole' }));
  expect(place).toHaveValue('Friendship building, Bole');
  expect(screen.queryByRole('option', { name: 'Bole' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Latitude' })).toBeNull();
});

it('the place of a post is chosen with the keyboard, or stays as typed', async () => {
  const { user } = openApp('/form');
  const place = await findPlaceField();
  await user.type(place, 'nazr');
  await screen.findByRole('option', { name: 'Adama' });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(place).toHaveValue('Adama');
  expect(place).toHaveFocus();
  await user.clear(place);
  await user.type(place, 'Bo');
  await screen.findByRole('option', { name: 'Bole' });
  await user.keyboard('{Enter}');
  expect(place).toHaveValue('Bo');
  expect(place).not.toHaveFocus();
});

it('the place of a post can be the nearest town once the device is located', async () => {
  stubGeolocation({ latitude: 8.9971, longitude: 38.7868 });
  const { user } = openApp('/form');
  const place = await findPlaceField();
  await user.type(place, 'Friendship building');
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(screen.getByRole('textbox', { name: 'Latitude' })).toHaveValue('8.997100');
  await user.click(await screen.findByRole('button', { name: 'Fill in “Bole”' }));
  expect(place).toHaveValue('Friendship building, Bole');
  expect(place).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Fill in/ })).toBeNull());
});

const grant = () => stubGeolocation({ latitude: 9.0123456, longitude: 38.7 }, { permission: 'granted' });

it('the form on a device that can be located fills in the coordinates at once, and stores no draft if nothing else is filled in', async () => {
  const store = loadDrafts();
  grant();
  openStrictApp('/form');
  await waitFor(() => expect(textField('Latitude')).toHaveValue('9.012346'));
  expect(textField('Longitude')).toHaveValue('38.700000');
  expect(await store.posts()).toEqual([]);
  // Now there is a control for every field of a post.
  for (const name of postFieldNames) expect(screen.getAllByLabelText(postFields[name].label)).not.toEqual([]);
  // Browsers know what to fill in.
  const tokens = { 'Company name': 'organization', Phone: 'tel', Website: 'url' };
  for (const [name, token] of Object.entries(tokens))
    expect(textField(name)).toHaveAttribute('autocomplete', token);
});

it('the form on a device that can be located does not change a draft that has a place', async () => {
  grant();
  await resumeDraft(buildPost({ fields: { latitude: '8.500000', longitude: '39.200000' } }));
  // Waits for the browser's response to the permission query.
  await act(async () => {});
  expect(textField('Latitude')).toHaveValue('8.500000');
});

it('the form on a device that can be located waits for a tap if the browser would ask for permission', async () => {
  const { getCurrentPosition } = stubGeolocation({ latitude: 9, longitude: 38 });
  openApp('/form');
  await screen.findByRole('button', { name: 'Use my location' });
  expect(getCurrentPosition).not.toHaveBeenCalled();
});
