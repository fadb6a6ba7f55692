import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resumeDraft, textField } from '#tests/app/posting-form';
import { openApp } from '#tests/app/render';
import { loadDrafts } from '#tests/app/stored-drafts';
import type { MemoryStore } from '#tests/browser/memory-store';
import { buildPhoto, buildPost } from '#tests/data/build-post';
import { buildJpeg } from '#tests/files/jpeg-bytes';
import { servePosts } from '#tests/server/posts';

const advert = `Samsung Galaxy A54 128GB
Slightly used
ዋጋ 32,500 ብር
☎️ 0911 234567
📍 Bole, Edna Mall`;

let browser: MemoryStore;
let api: ReturnType<typeof servePosts>;

beforeEach(() => {
  browser = loadDrafts();
  api = servePosts();
});

const place = () => screen.getByRole('combobox', { name: 'Location' });
const tick = (name: RegExp) => screen.getByRole('checkbox', { name });
const fillIn = () => screen.getByRole('button', { name: 'Fill in the ticked fields' });

/** A photo that is sent unchanged, in a browser that can decode it. */
function buildJpegFile(name: string, weight = 10): File {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30, close() {} }));
  return new File([buildJpeg({ weight })], name, { type: 'image/jpeg' });
}

async function openPaste(opened = openApp('/form')) {
  await opened.user.click(await screen.findByRole('button', { name: 'Paste from Telegram' }));
  const field = await screen.findByRole('textbox', { name: 'Text of your advert' });
  expect(field).toHaveFocus();
  return opened;
}

function expectAdvert(): void {
  expect(textField('Product name')).toHaveValue('Samsung Galaxy A54 128GB');
  expect(textField('Price')).toHaveValue('32,500');
  expect(screen.getByRole('combobox', { name: 'Condition' })).toHaveValue('used');
  expect(place()).toHaveValue('Bole, Edna Mall');
  expect(textField('Phone')).toHaveValue('0911 234567');
  expect(textField('Description')).toHaveValue(advert);
}

describe('a pasted advert', () => {
  it('is shown field by field, and fills in the form after a tap', async () => {
    const { user } = await openPaste();
    await user.paste(advert);
    const read = within(screen.getByRole('list', { name: 'Found in your text' }));
    expect(read.getAllByRole('checkbox', { checked: true })).toHaveLength(6);
    expect(read.getByRole('checkbox', { name: 'Price 32,500' })).toBeVisible();
    expect(textField('Product name')).toHaveValue('');
    await user.click(fillIn());
    expectAdvert();
    expect(
      screen.getByText(/^Filled in: Product name, Price, Condition, Description, Location, Phone\./),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Paste from Telegram' })).toHaveFocus();
    await waitFor(async () => expect(await browser.posts()).toMatchObject([{ fields: { price: '32500' } }]));
    expect(api.posts).toHaveLength(0);
  });

  it('fills in only the ticked fields, and replaces typed text only in a ticked field', async () => {
    const opened = openApp('/form');
    await opened.user.type(await screen.findByRole('textbox', { name: 'Product name' }), 'My phone');
    await opened.user.type(textField('Price'), '30000');
    const { user } = await openPaste(opened);
    await user.paste(advert);
    expect(tick(/^Product name .*Replaces “My phone”$/)).not.toBeChecked();
    expect(tick(/^Price .*Replaces “30,000”$/)).not.toBeChecked();
    await user.click(tick(/^Price/));
    await user.click(tick(/^Phone/));
    await user.click(fillIn());
    expect(textField('Product name')).toHaveValue('My phone');
    expect(textField('Price')).toHaveValue('32,500');
    expect(textField('Phone')).toHaveValue('');
    expect(screen.getByText(/^Filled in: Price, Condition, Description, Location\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Paste from Telegram' }));
    await screen.findByRole('textbox', { name: 'Text of your advert' });
    await user.paste('Price: 32,500 birr');
    expect(screen.queryByRole('checkbox', { name: /^Price/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('textbox', { name: 'Text of your advert' })).toBeNull();
  });

  it.each(['በ0911223344 ይደውሉ', '0911223344ን', '电话0911223344', 'Call: 0911223344,'])(
    'fills in the phone field from %j',
    async (line) => {
      const { user } = await openPaste();
      await user.paste(`Three-seat sofa\n${line}`);
      await user.click(fillIn());
      expect(textField('Phone')).toHaveValue('0911223344');
    },
  );

  it('becomes the description if no field is certain', async () => {
    const { user } = await openPaste();
    await user.paste('⚡️⚡️⚡️');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await user.click(fillIn());
    expect(textField('Description')).toHaveValue('⚡️⚡️⚡️');
  });

  it('adds its photos to the post up to the limit', async () => {
    await openPaste(
      await resumeDraft(buildPost({ media: { photos: Array.from({ length: 9 }, buildPhoto) } })),
    );
    const photos = [1, 2, 3, 4].map((number) => buildJpegFile(`${number}.jpg`, number));
    const files = [...photos, new File(['x'], 'a.txt')];
    fireEvent.paste(textField('Text of your advert'), { clipboardData: { files } });
    expect(await screen.findByText('Added to your photos: 2 photos.')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Main product image' })).toBeVisible();
    expect(screen.getByText('11 photos. You need 6 to 11.')).toBeVisible();
  });

  it('is read from the clipboard after a tap, which the browser may refuse', async () => {
    const { user } = await openPaste();
    const read = vi
      .spyOn(navigator.clipboard, 'read')
      .mockRejectedValueOnce(new DOMException('No.', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Paste' }));
    expect(await screen.findByText(/^Your browser doesn.t let us read the clipboard/)).toBeVisible();
    expect(textField('Text of your advert')).toHaveFocus();
    const photo = buildJpegFile('copied.jpg');
    const item = (type: string, body: unknown) => ({ types: [type], getType: async () => body });
    const copied: unknown[] = [item('text/plain', { text: async () => advert }), item('image/jpeg', photo)];
    read.mockImplementationOnce(async () => Object(copied));
    await user.click(screen.getByRole('button', { name: 'Paste' }));
    expect(await screen.findByText('Added to your photos: 1 photo.')).toBeVisible();
    expect(textField('Text of your advert')).toHaveValue(advert);
    expect(textField('Product name')).toHaveValue('');
  });
});
