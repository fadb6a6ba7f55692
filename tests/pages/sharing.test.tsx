import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildRow } from '#tests/build-row';
import { installFakeCanvas } from '#tests/fake-canvas';
import { openApp } from '#tests/render';
import { server, serveProducts } from '#tests/server';
import { signIn } from '#tests/sign-in';

const canvas = installFakeCanvas();

const sofa = buildRow({
  id: 7,
  product_photo: '/media/sofa.jpg',
  product_name: 'Sofa',
  location: 'Bole',
  price: '18500.00',
  discount: '10',
});
const text = 'Sofa\n18,500 Birr · 10% off\nPlace: Bole\nhttp://localhost:3000/nearby-detail?id=7';

async function openMenu() {
  const app = openApp('/nearby-detail?id=7');
  await app.user.click(await screen.findByRole('button', { name: 'More actions for Sofa' }));
  return app;
}

async function openPoster() {
  const app = await openMenu();
  await app.user.click(screen.getByRole('button', { name: 'Make a poster' }));
  return { ...app, sheet: within(await screen.findByRole('dialog', { name: 'Poster of Sofa' })) };
}

/** A share sheet that takes pictures; returns what it is given. */
function installShareSheet(share: (data: ShareData) => Promise<void>) {
  const shared = vi.fn(share);
  Object.assign(navigator, { share: shared, canShare: () => true });
  return shared;
}

beforeEach(() => {
  serveProducts([sofa]);
  server.use(http.get('*/media/sofa.jpg', () => HttpResponse.text('picture')));
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

describe('the ways to share an offer', () => {
  it('copy a text for Telegram, signed in or not', async () => {
    const { user } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Copy text for Telegram' }));
    expect(await screen.findByText('Text copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(text);
    expect(screen.getByRole('button', { name: 'More actions for Sofa' })).toHaveFocus();
  });

  it('open it in Telegram', async () => {
    await openMenu();
    expect(screen.getByRole('link', { name: 'Open in Telegram' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/t\.me\/share\/url\?url=http%3A%2F%2Flocalhost/),
    );
  });

  it('close on Escape, with the focus on their button', async () => {
    const { user } = await openMenu();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Make a poster' })).toBeNull();
    expect(screen.getByRole('button', { name: 'More actions for Sofa' })).toHaveFocus();
  });
});

describe('the poster of an offer', () => {
  it('shows with its words, beside the text for Telegram', async () => {
    const { sheet, user } = await openPoster();
    expect(
      await sheet.findByRole('img', {
        name: 'Poster: Sofa, 18,500 Birr, 10% off, Bole, and a code that leads to the offer',
      }),
    ).toBeVisible();
    expect(canvas.hasPhoto).toBe(true);
    expect(canvas.texts).toEqual(expect.arrayContaining(['Sofa', '18,500 Birr', '10% off', 'Bole', 'Gulit']));
    expect(sheet.queryByText(/without the photo/)).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Copy text' }));
    expect(await sheet.findByText('Text copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(text);
    await user.click(sheet.getByRole('button', { name: 'Close poster' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says where the text has to be copied by hand', async () => {
    const { sheet, user } = await openPoster();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No.'));
    await user.click(sheet.getByRole('button', { name: 'Copy text' }));
    expect(await sheet.findByText('Tap the text and copy it by hand.')).toBeVisible();
  });

  it('is saved as a file', async () => {
    const { sheet, user } = await openPoster();
    const downloads: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      downloads.push(this.download);
    });
    await user.click(await sheet.findByRole('button', { name: 'Save picture' }));
    expect(downloads).toEqual(['offer-7.jpg']);
    expect(sheet.queryByRole('button', { name: 'Share picture' })).toBeNull();
  });

  it('is shared as a picture by somebody signed in', async () => {
    const shared = installShareSheet(async () => {});
    const { sheet, user } = await openPoster();
    await sheet.findByRole('button', { name: 'Save picture' });
    expect(sheet.queryByRole('button', { name: 'Share picture' })).toBeNull();
    signIn();
    await user.click(await sheet.findByRole('button', { name: 'Share picture' }));
    expect(shared).toHaveBeenCalledWith({ files: [expect.any(File)], title: 'Sofa' });
    expect(sheet.queryByText(/It could not be shared/)).toBeNull();
  });

  it('says where the share sheet has failed', async () => {
    installShareSheet(async () => {
      throw new DOMException('No.', 'NotAllowedError');
    });
    signIn();
    const { sheet, user } = await openPoster();
    await user.click(await sheet.findByRole('button', { name: 'Share picture' }));
    expect(
      await sheet.findByText('It could not be shared. Save the picture and send it from there.'),
    ).toBeVisible();
  });

  it('says where it is without the photo, and is there all the same', async () => {
    server.use(http.get('*/media/sofa.jpg', () => HttpResponse.error()));
    const { sheet } = await openPoster();
    expect(await sheet.findByText(/^The poster is without the photo/)).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Save picture' })).toBeVisible();
  });

  it('can be tried again where it could not be made', async () => {
    canvas.isThere = false;
    const { sheet, user } = await openPoster();
    expect(await sheet.findByRole('alert')).toHaveTextContent('The poster could not be made.');
    expect(sheet.getByText(/^Sofa/)).toBeVisible();
    canvas.isThere = true;
    await user.click(sheet.getByRole('button', { name: 'Try again' }));
    expect(await sheet.findByRole('img', { name: /^Poster: Sofa/ })).toBeVisible();
  });
});
