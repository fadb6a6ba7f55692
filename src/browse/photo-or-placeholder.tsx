import { Store } from 'lucide';
import { classNames } from '@/platform/class-names';
import type { PictureSource } from '@/platform/picture-service';
import { tintOf } from '@/ui/tint';
import { Icon } from '@/ui/icon';
import type { ListingPhotoProps } from './listing-slots';

/** Half of a phone, a quarter of a page. */
const usualSizes = '(min-width: 64rem) 19rem, 50vw';

interface PhotoOrPlaceholderProps extends Omit<ListingPhotoProps, 'url'> {
  /** null for a photo that is not there, or cannot be had; left out, it shows its colour alone. */
  source?: PictureSource | null;
  onError?: () => void;
}

/**
 * A photo that fills its place, or a placeholder. The photo is one element: around it, a frame that clips would
 * double what a list of photos takes to style, lay out and paint.
 */
export function PhotoOrPlaceholder(props: PhotoOrPlaceholderProps) {
  const { source, alt = '', seed, eager = false, sizes = usualSizes, className, onError } = props;
  const style = { background: tintOf(seed) };
  if (source)
    return (
      <img
        {...source}
        sizes={source.srcSet && sizes}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={eager ? 'high' : 'auto'}
        className={classNames('photo', className)}
        style={style}
        onError={onError}
      />
    );
  return (
    <span
      className={classNames('grid place-items-center overflow-hidden text-muted', className)}
      style={style}
      {...(source === null && (alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }))}
    >
      {source === null && <Icon of={Store} className="size-1/4 min-h-4 min-w-4" />}
    </span>
  );
}
