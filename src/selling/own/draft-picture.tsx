import { ImagePlus } from 'lucide';
import { useMemo } from 'react';
import { classNames } from '@/platform/class-names';
import { openDraftStore } from '@/selling/drafts/draft-store';
import type { StoredPost } from '@/selling/drafts/stored-post';
import { Icon } from '@/ui/icon';
import { useAsyncValue } from '@/ui/use-async-value';
import { useFileSource } from '@/ui/use-file-source';

function Picture({ file }: { file: File }) {
  return <img ref={useFileSource(file)} alt="" decoding="async" className="size-full object-cover" />;
}

const readPhoto = (id: string, photoId: string): Promise<File | null> =>
  openDraftStore()
    .then((store) => store.file(id, photoId))
    .catch(() => null);

interface DraftPictureProps {
  post: StoredPost;
  className: string;
}

/** The first photo of a stored post, or a placeholder. */
export function DraftPicture({ post: { id, media }, className }: DraftPictureProps) {
  const photoId = media.photos[0]?.id;
  const read = useMemo(() => (photoId === undefined ? null : () => readPhoto(id, photoId)), [id, photoId]);
  const file = useAsyncValue(read);
  return (
    <span
      className={classNames(
        'flex shrink-0 items-center justify-center overflow-hidden rounded-control bg-sunken text-muted',
        className,
      )}
    >
      {file ? <Picture file={file} /> : <Icon of={ImagePlus} className="size-5" />}
    </span>
  );
}
