import { screen } from '@testing-library/react';
import { createPostSaver } from '@/selling/drafts/post-saver';
import type { Post } from '@/selling/post/post';
import { openStrictApp } from '#tests/render';

/** Opens the form over a draft of this browser. */
export async function resumeDraft(post: Post) {
  await createPostSaver(post, null).save(post);
  const opened = openStrictApp('/form');
  await opened.user.click(
    await screen.findByRole('button', { name: `Resume draft ${post.fields.productName}` }),
  );
  await screen.findByRole('textbox', { name: 'Product name' });
  return opened;
}

export const submitButton = () => screen.getByRole('button', { name: 'Submit' });
export const textField = (name: string) => screen.getByRole('textbox', { name });
