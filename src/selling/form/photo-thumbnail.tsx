import { formatBytes } from '@/selling/media/format-bytes';
import type { Photo } from '@/selling/post/post';
import { useFileSource } from '@/ui/use-file-source';

/** A small view of a photo, with its file size before and after it was prepared. */
export function PhotoThumbnail({ photo, alt }: { photo: Photo; alt: string }) {
  const source = useFileSource(photo.file);
  const [before, now] = [formatBytes(photo.originalSize), formatBytes(photo.file.size)];
  return (
    <div>
      <div className="aspect-square overflow-hidden rounded-control bg-sunken">
        <img ref={source} alt={alt} decoding="async" draggable={false} className="size-full object-cover" />
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
