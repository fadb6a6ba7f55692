import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { postFieldNames, postFields, toWire } from '@/selling/post/post-fields';
import { resumeDraft } from '#tests/app/posting-form';
import { openStrictApp } from '#tests/app/render';
import { loadDrafts } from '#tests/app/stored-drafts';
import { holdingMedia, usualMedia } from '#tests/browser/browser-parts';
import { buildPost, filledFields } from '#tests/data/build-post';
import { buildRow } from '#tests/data/build-row';
import { dateBefore } from '#tests/data/clock';
import { serveProducts } from '#tests/server/server';

beforeEach(() => void loadDrafts());
afterEach(() => usualMedia.forEach((query) => holdingMedia.add(query)));

/** The texts of an element and the names of its buttons, in their order. */
function textsOf(element: HTMLElement): readonly string[] {
  const told: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    told.push((node instanceof Element ? node.getAttribute('aria-label') : node.textContent)?.trim() ?? '');
  return told.filter(Boolean);
}

const post = buildPost({ fields: { ...filledFields, category: 'homes' } });
const row = buildRow({
  id: 70,
  ...Object.fromEntries(
    postFieldNames.map((name) => [postFields[name].wireName, toWire(name, post.fields[name])]),
  ),
  first_name: null,
  last_name: null,
  date_posted: dateBefore(0),
  images: [1, 2, 3, 4, 5].map((id) => ({ id, image: `/media/${id}.jpg` })),
});

it.each(['a phone', 'a desktop'])(
  'the preview of a post shows on %s what its page will show, in the same order',
  async (device) => {
    if (device === 'a phone') holdingMedia.delete('(min-width: 64rem)');
    serveProducts([row]);
    const page = openStrictApp('/nearby-detail?id=70');
    await screen.findByRole('heading', { name: 'Stay safe' });
    const heading = screen.getByRole('heading', { level: 1, name: post.fields.productName });
    const told = textsOf(heading.closest('article') ?? document.body).filter(
      (text) => text !== 'Verified offer',
    );
    page.unmount();

    const { user } = await resumeDraft(post);
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const opened = await screen.findByRole('region', { name: 'Opened' });
    await within(opened).findByRole('heading', { name: 'Stay safe' });
    const previewed = textsOf(within(opened).getByRole('article'));
    // Nobody has verified the post yet.
    expect(previewed).not.toContain('Verified offer');
    // The preview has no comments, which would come last.
    expect(told.slice(0, previewed.length)).toEqual(previewed);
    // The full-screen view must not open, because it would be behind the dialog.
    const zooms = within(opened).getAllByRole('button', { name: /^(Zoom photo|All 6 photos)/ });
    expect(zooms.map((button) => fireEvent.click(button))).toEqual(zooms.map(() => false));
    expect(previewed).toEqual(
      expect.arrayContaining(['Contact the seller', 'Telegram', 'Save', 'Share', 'Stay safe', 'Show on map']),
    );
  },
);
