import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a filter in a desktop's filter row, by its label. */
export async function openFilter(user: UserEvent, words: string | RegExp): Promise<void> {
  if (screen.queryByRole('dialog')) await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: words, expanded: false }));
}
