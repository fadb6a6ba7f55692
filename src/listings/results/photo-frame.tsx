import { Store } from 'lucide';
import { classNames } from '@/lib/class-names';
import type { PictureSource } from '@/config/picture-service';
import { tintOf } from '@/ui/tint';
import { Icon } from '@/ui/icon';
import type { ListingPhotoProps } from './listing-parts';

/** Half of a phone, a quarter of a page. */
const usualSizes = '(min-width: 64rem) 19rem, 50vw';

interface PhotoFrameProps extends Omit<ListingPhotoProps, 'url'> {
  /** null for a photo that is not there, or cannot be had; left out, it shows its colour alone. */
  source?: PictureSource | null;
  onError?: () => void;
}

/** A photo that fills its frame, or a placeholder. */
export function PhotoFrame(props: PhotoFrameProps) {
  const { source, alt = '', seed, eager = false, sizes = usualSizes, className, onError } = props;
  return (
    <span
      className={classNames('relative block overflow-hidden', className)}
      style={{ background: tintOf(seed) }}
    >
      {source && (
        <img
          {...source}
          sizes={source.srcSet && sizes}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={eager ? 'high' : 'auto'}
          className="absolute inset-0 size-full object-cover"
          onError={onError}
        />
      )}
      {source === null && (
        <span
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
          className="absolute inset-0 grid place-items-center text-muted"
        >
          <Icon of={Store} className="size-1/4 min-h-4 min-w-4" />
        </span>
      )}
    </span>
  );
}
