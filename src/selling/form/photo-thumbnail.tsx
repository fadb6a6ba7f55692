import type { ReactNode } from 'react';
import type { Photo } from '@/selling/post/post';
import { useFileSource } from '@/ui/use-file-source';

interface PhotoThumbnailProps {
  photo: Photo;
  alt: string;
  /** Overlays on the picture. */
  children?: ReactNode;
}

/** A thumbnail of a photo. */
export function PhotoThumbnail({ photo, alt, children }: PhotoThumbnailProps) {
  const source = useFileSource(photo.file);
  return (
    <div className="relative aspect-square overflow-hidden rounded-control bg-sunken">
      <img ref={source} alt={alt} decoding="async" draggable={false} className="size-full object-cover" />
      {children}
    </div>
  );
}
