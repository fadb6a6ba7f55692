import type { ReactNode } from 'react';
import { formatBytes } from '@/selling/media/format-bytes';
import type { Photo } from '@/selling/post/post';
import { useFileSource } from '@/ui/use-file-source';

interface PhotoThumbnailProps {
  photo: Photo;
  alt: string;
  /** What lies on the picture. */
  children?: ReactNode;
}

/** A small view of a photo, with its file size before and after it was prepared. */
export function PhotoThumbnail({ photo, alt, children }: PhotoThumbnailProps) {
  const source = useFileSource(photo.file);
  const now = formatBytes(photo.file.size);
  const before = photo.originalSize > 0 ? formatBytes(photo.originalSize) : now;
  return (
    <div>
      <div className="relative aspect-square overflow-hidden rounded-control bg-sunken">
        <img ref={source} alt={alt} decoding="async" draggable={false} className="size-full object-cover" />
        {children}
      </div>
      <p className="pt-1 text-center text-xs text-muted">
        {before === now ? (
          now
        ) : (
          <>
            <s className="no-underline">
              <span className="sr-only">Before </span>
              {before}
            </s>{' '}
            → <span className="sr-only">now </span>
            <span className="text-ink">{now}</span>
          </>
        )}
      </p>
    </div>
  );
}
