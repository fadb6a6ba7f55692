import { ImagePlus } from 'lucide';
import { useEffect, useState } from 'react';
import { classNames } from '@/lib/class-names';
import { openDraftStore } from '@/selling/drafts/open-draft-store';
import { postPhotos } from '@/selling/post/media-rules';
import { Icon } from '@/ui/icon';
import { useFileSource } from '@/ui/use-file-source';

function Picture({ file }: { file: File }) {
  return <img ref={useFileSource(file)} alt="" decoding="async" className="size-full object-cover" />;
}

/** What a picture needs to know of a draft. */
export interface DraftPhotos {
  id: string;
  media: { main: { id: string } | null; additional: readonly { id: string }[] };
}

interface DraftPictureProps {
  post: DraftPhotos;
  className: string;
}

/** The first photo of a post that this browser keeps, or a sign in its place. */
export function DraftPicture({ post: { id, media }, className }: DraftPictureProps) {
  const [file, setFile] = useState<File | null>(null);
  const photoId = postPhotos(media)[0]?.id;
  useEffect(() => {
    let isActive = true;
    const read = async () => {
      if (photoId === undefined) return;
      const found = await (await openDraftStore()).file(id, photoId);
      if (isActive) setFile(found);
    };
    // A photo that cannot be read now is said to be lost, or not, where the draft is opened.
    read().catch(() => {});
    return () => {
      isActive = false;
    };
  }, [id, photoId]);
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
