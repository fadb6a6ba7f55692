import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openStrictApp } from '#tests/app/render';
import { settleHistory } from '#tests/app/settle-history';
import { holdingMedia, usualMedia } from '#tests/browser/browser-parts';
import { buildRow } from '#tests/data/build-row';
import { serveProducts } from '#tests/server/server';

const sofa = buildRow({
  id: 70,
  images: [
    { id: 1, image: '/media/a.jpg' },
    { id: 2, image: '/media/b.jpg' },
  ],
});

afterEach(() => {
  holdingMedia.delete('(pointer: coarse)');
  usualMedia.forEach((query) => holdingMedia.add(query));
});

describe('the gallery of an offer', () => {
  it('moves through its pictures with arrow keys and thumbnails on a phone', async () => {
    holdingMedia.delete('(min-width: 64rem)');
    serveProducts([sofa]);
    const { user } = openStrictApp('/nearby-detail?id=70');
    const first = await screen.findByRole('button', { name: 'Zoom photo 1 of 3' });
    first.focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Zoom photo 2 of 3' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Show photo 2' })).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('button', { name: 'Show photo 3' }));
    expect(screen.getByRole('button', { name: 'Show photo 3' })).toHaveAttribute('aria-current', 'true');
    // All thumbnails are one tab stop, between the picture and the facts.
    await user.tab();
    expect(screen.getByRole('link', { name: 'Show on map' })).toHaveFocus();
    await user.tab({ shift: true });
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'Show photo 2' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Zoom photo 2 of 3' })).toHaveFocus();
  });

  it('shows five pictures on a desktop, and each opens in full screen with a click or a key', async () => {
    const images = [1, 2, 3, 4, 5, 6].map((id) => ({ id, image: `/media/${id}.jpg` }));
    serveProducts([{ ...sofa, images }]);
    const { user } = openStrictApp('/nearby-detail?id=70');
    const first = await screen.findByRole('button', { name: 'Zoom photo 1 of 7' });
    expect(screen.getAllByRole('button', { name: /^Zoom photo/ })).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Zoom photo 4 of 7' }));
    expect(await screen.findByLabelText('4 of 7')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('4 of 7')).not.toBeInTheDocument());
    await settleHistory();
    first.focus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(await screen.findByLabelText('2 of 7')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('2 of 7')).not.toBeInTheDocument());
    await settleHistory();
    await user.click(screen.getByRole('button', { name: 'All 7 photos' }));
    expect(await screen.findByLabelText('1 of 7')).toBeInTheDocument();
  });

  it('closes a full-screen picture 300 ms after a tap, unless a second tap follows', async () => {
    holdingMedia.add('(pointer: coarse)');
    serveProducts([sofa]);
    const { user } = openStrictApp('/nearby-detail?id=70');
    await user.click(await screen.findByRole('button', { name: 'Zoom photo 1 of 3' }));
    const slide = await screen.findByLabelText('1 of 3');
    const picture = within(slide).getByRole('img', { hidden: true });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(picture);
    act(() => void vi.advanceTimersByTime(299));
    expect(slide).toBeInTheDocument();
    fireEvent.click(picture);
    act(() => void vi.advanceTimersByTime(299));
    expect(slide).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    await waitFor(() => expect(slide).not.toBeInTheDocument());
  });

  it.each([1, 5])('shows no button for all pictures if there are %i', async (count) => {
    const images = Array.from({ length: count - 1 }, (_, id) => ({ id, image: `/media/${id}.jpg` }));
    serveProducts([{ ...sofa, images }]);
    openStrictApp('/nearby-detail?id=70');
    expect(await screen.findAllByRole('button', { name: /^Zoom photo/ })).toHaveLength(count);
    expect(screen.queryByRole('button', { name: /^All/ })).not.toBeInTheDocument();
  });
});
