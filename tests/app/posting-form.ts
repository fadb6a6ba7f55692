import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Post } from '@/selling/post/post';
import { openApp } from '#tests/app/render';
import { keepPost } from '#tests/app/stored-drafts';

/** Opens the form with a stored draft. */
export async function resumeDraft(post: Post) {
  await keepPost(post);
  const opened = openApp(`/form?draft=${post.id}`);
  await screen.findByRole('textbox', { name: 'Product name' });
  return opened;
}

/** The menu button of a photo, by its name: 'main product image', 'image 1' and so on. */
export const photoOptions = (name: string) => screen.getByRole('button', { name: `Options for ${name}` });

/** Chooses an item in a photo's menu. */
export async function changePhoto(user: UserEvent, name: string, action: string): Promise<void> {
  await user.click(photoOptions(name));
  await user.click(screen.getByRole('button', { name: `${action} ${name}` }));
}

export const submitButton = () => screen.getByRole('button', { name: 'Submit' });
export const textField = (name: string) => screen.getByRole('textbox', { name });
