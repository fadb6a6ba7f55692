import { Store } from 'lucide';
import { classNames } from '@/platform/class-names';
import type { PictureSource } from '@/platform/picture-service';
import { Icon } from '@/ui/icon';
import { tintBySeed } from '@/ui/tint';
import type { ListingPhotoProps } from './listing-slots';

/** The width of most photos: half of a phone, or a quarter of a desktop. */
const defaultSizes = '(min-width: 64rem) 19rem, 50vw';

interface PhotoOrPlaceholderProps extends Omit<ListingPhotoProps, 'url'> {
  /** null if there is no photo or it failed to load. undefined shows only the colour. */
  source?: PictureSource | null;
  onError?: () => void;
}

/** A single element: a second element for clipping would double a list's cost for style, layout and paint. */
export function PhotoOrPlaceholder(props: PhotoOrPlaceholderProps) {
  const { source, alt = '', seed, eager = false, sizes = defaultSizes, className, onError } = props;
  const style = { background: tintBySeed(seed) };
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
