import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFriendFile } from '@/friend/format/read-file';
import { buildRow } from '#tests/build-row';
import { fixedNow } from '#tests/clock';
import { stubGeolocation } from '#tests/geolocation';
import { keepInBrowser } from '#tests/keep-in-browser';
import { openApp } from '#tests/render';
import { cutProducts, serveNearby, serveProducts } from '#tests/server';

const sofa = buildRow({ id: 71, product_name: 'Sofa', category: 'homes' });
const book = buildRow({ id: 72, product_name: 'Book', category: 'books' });
const waiting = buildRow({ id: 73, product_name: 'Waiting', category: 'homes', verified: false });
const saveSofa = () => keepInBrowser('gulit:saved', '[{"id":"71","name":"Sofa"}]');

/** Collects the files that the page makes an address for, as its download does. */
function watchDownloads(): File[] {
  const files: File[] = [];
  const createObjectURL = (file: File) => {
    files.push(file);
    return 'blob:gulit';
  };
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL, revokeObjectURL() {} }));
  return files;
}

const namesIn = async (file: File | undefined) =>
  file && (await readFriendFile(file, fixedNow)).listings.map(({ name }) => name);
const make = () => screen.findByRole('button', { name: 'Make the file' });
const withoutPictures = async (user: ReturnType<typeof openApp>['user']) =>
  user.click(await screen.findByRole('checkbox', { name: /^With small pictures/ }));

/** The share sheet of a device, which takes text files alone, as Chromium's. */
function stubShare(answer: () => Promise<void>) {
  const share = vi.fn(answer);
  const canShare = ({ files = [] }: ShareData) => files.every(({ name }) => name.endsWith('.txt'));
  for (const [name, value] of Object.entries({ share, canShare }))
    Object.defineProperty(navigator, name, { value, configurable: true });
  return share;
}

afterEach(() => ['share', 'canShare'].forEach((name) => Reflect.deleteProperty(navigator, name)));

beforeEach(() => serveProducts([sofa, book, waiting]));

describe('/to-a-friend', () => {
  it('is reached from what is saved, says the size, and saves the file where nothing can be shared', async () => {
    const files = watchDownloads();
    saveSofa();
    const { user } = openApp('/saved');
    await user.click(await screen.findByRole('link', { name: 'Give these offers to a friend' }));
    expect(await screen.findByRole('radio', { name: 'My saved offers' })).toBeChecked();
    await withoutPictures(user);
    expect(screen.getByText('1 offer')).toBeVisible();
    await user.click(await make());
    const result = within(await screen.findByRole('region', { name: 'The file' }));
    expect(result.getByRole('status')).toHaveTextContent(/^1 offer: 1 KB$/);
    expect(result.queryByRole('button', { name: 'Share the file' })).not.toBeInTheDocument();
    expect(result.getByRole('link', { name: 'Save the file' })).toHaveAttribute(
      'download',
      expect.stringMatching(/^gulit-\d{4}-\d\d-\d\d-1\.txt$/),
    );
    expect(await namesIn(files[0])).toEqual(['Sofa']);
    expect(await files[0]?.text()).toMatch(/^Offers from Gulit\. .*\/from-a-friend\n/);
  });

  it('hands the file to the share sheet, and says where that fails', async () => {
    watchDownloads();
    saveSofa();
    let outcome = () => Promise.resolve();
    const share = stubShare(() => outcome());
    const { user } = openApp('/to-a-friend?offers=saved');
    await withoutPictures(user);
    await user.click(await make());
    const button = await screen.findByRole('button', { name: 'Share the file' });
    await user.click(button);
    expect(await namesIn(share.mock.calls.flat().flatMap(({ files = [] }: ShareData) => files)[0])).toEqual([
      'Sofa',
    ]);
    outcome = () => Promise.reject(new DOMException('closed', 'AbortError'));
    await user.click(button);
    expect(screen.queryByText(/^This device could not share/)).not.toBeInTheDocument();
    outcome = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    await user.click(button);
    expect(await screen.findByText('This device could not share the file. Save it instead.')).toBeVisible();
  });

  it('is reached from a category with its verified offers chosen, and another choice is another file', async () => {
    watchDownloads();
    const { user } = openApp('/homes');
    await user.click(await screen.findByRole('link', { name: 'Give these offers to a friend' }));
    expect(await screen.findByRole('radio', { name: 'A category' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('/homes');
    expect(screen.getByText('1 offer')).toBeVisible();
    await withoutPictures(user);
    await user.click(await make());
    expect(await screen.findByRole('region', { name: 'The file' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), '/new-products');
    expect(await screen.findByText('2 offers')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'The file' })).not.toBeInTheDocument();
    expect(window.location.search).toBe('?offers=%2Fnew-products');
  });

  it('is reached from what is near', async () => {
    stubGeolocation({ latitude: 9.01, longitude: 38.76 }, { granted: true });
    serveNearby([sofa]);
    const { user } = openApp('/nearby-shops');
    await user.click(await screen.findByRole('link', { name: 'Give these offers to a friend' }));
    expect(await screen.findByRole('radio', { name: 'Offers near a place' })).toBeChecked();
    expect(await screen.findByText('2 offers')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Distance' })).toHaveValue('5');
  });

  it('makes nothing of nothing', async () => {
    const { user } = openApp('/to-a-friend');
    expect(await screen.findByText('Nothing is saved on this device. Choose others.')).toBeVisible();
    expect(await make()).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'A category' }));
    expect(await screen.findByText('There is no offer here now. Choose others.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Homes');
    expect(await make()).toBeEnabled();
  });

  it('is made all the same where pictures cannot be read', async () => {
    watchDownloads();
    saveSofa();
    const { user } = openApp('/to-a-friend');
    await screen.findByText('1 offer');
    await user.click(await make());
    expect(await screen.findByRole('region', { name: 'The file' })).toHaveTextContent(/^1 offer: /);
  });
});

it('the page that opens a file is offered where a list cannot be loaded', async () => {
  cutProducts();
  openApp('/homes');
  const links = await screen.findAllByRole('link', { name: 'Open a file from a friend' });
  for (const link of links) expect(link).toHaveAttribute('href', '/from-a-friend');
});
