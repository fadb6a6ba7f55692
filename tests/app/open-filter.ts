import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a pill of the filters on a desktop, by its words. */
export const openFilter = async (user: UserEvent, words: string | RegExp): Promise<void> =>
  user.click(await screen.findByRole('button', { name: words, expanded: false }));
