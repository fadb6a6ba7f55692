import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a pill of the filters on a desktop, by its words, and closes the open one first. */
export async function openFilter(user: UserEvent, words: string | RegExp): Promise<void> {
  if (screen.queryByRole('dialog')) await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: words, expanded: false }));
}
