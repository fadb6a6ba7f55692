import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resetDraftStore } from '@/selling/drafts/open-draft-store';
import { holdingMedia, usualMedia } from '#tests/browser-parts';
import { buildPost, filledFields } from '#tests/build-post';
import { createMemoryStore } from '#tests/memory-store';
import { resumeDraft } from '#tests/posting-form';

beforeEach(() => resetDraftStore(async () => createMemoryStore()));
afterEach(() => usualMedia.forEach((query) => holdingMedia.add(query)));

const post = buildPost({
  fields: { ...filledFields, productName: 'Ladder, 3 m', price: '4500', location: 'Bole' },
});

describe('the post beside its form', () => {
  it('shows what is written as buyers will see it, at each letter', async () => {
    const { user } = await resumeDraft(post);
    const beside = within(screen.getByText('As buyers will see it').parentElement ?? document.body);
    expect(beside.getByText('4,500 Birr')).toBeVisible();
    expect(beside.getByText('Ladder, 3 m')).toBeVisible();
    await user.click(screen.getByRole('textbox', { name: /^Product name/ }));
    await user.paste(' new');
    expect(await beside.findByText('Ladder, 3 m new')).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: /^Product name/ }));
    expect(await beside.findByText('Your product')).toBeVisible();
  });

  it('is left out on a phone, where the preview is opened from the end of the form', async () => {
    holdingMedia.delete('(min-width: 64rem)');
    await resumeDraft(post);
    expect(screen.getByRole('button', { name: 'Preview' })).toBeVisible();
    expect(screen.queryByText('As buyers will see it')).not.toBeInTheDocument();
  });
});
