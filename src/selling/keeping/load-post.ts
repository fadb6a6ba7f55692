import type { Post, PostMedia } from '@/selling/post/post';
import type { KeptPost } from './kept-post';
import type { PostShelf } from './post-shelf';

/** A kept post with its files, and how many of them the browser has lost. */
export async function loadPost(
  shelf: PostShelf,
  { id, fields, media }: KeptPost,
): Promise<{ post: Post; lostFiles: number }> {
  let lostFiles = 0;
  const load = async <Kept extends { id: string }>(
    kept: Kept | null,
  ): Promise<(Kept & { file: File }) | null> => {
    if (!kept) return null;
    const file = await shelf.file(id, kept.id);
    if (!file) lostFiles += 1;
    return file && { ...kept, file };
  };
  const loaded: PostMedia = {
    profile: await load(media.profile),
    main: await load(media.main),
    additional: (await Promise.all(media.additional.map(load))).filter((photo) => photo !== null),
    video: await load(media.video),
  };
  return { post: { id, fields, media: loaded }, lostFiles };
}
