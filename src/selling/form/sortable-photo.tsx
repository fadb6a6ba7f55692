import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowLeft, ArrowRight, X } from 'lucide';
import type { Photo } from '@/selling/post/post';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { PhotoThumbnail } from './photo-thumbnail';

interface SortablePhotoProps {
  photo: Photo;
  /** From 1. */
  number: number;
  count: number;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

/** One of the additional images: it is dragged by its picture, or moved by its buttons. */
export function SortablePhoto({ photo, number, count, onMove, onRemove }: SortablePhotoProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: photo.id });
  const name = `image ${number}`;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames('relative', isDragging && 'z-10 opacity-80')}
    >
      {/* A long press drags on a phone; the menu that it usually opens would be in the way. */}
      <div
        {...listeners}
        onContextMenu={(event) => event.preventDefault()}
        className="cursor-grab touch-manipulation select-none [-webkit-touch-callout:none]"
      >
        <PhotoThumbnail photo={photo} alt={`Additional ${name}`} />
      </div>
      <IconButton
        label={`Remove ${name}`}
        icon={<Icon of={X} className="size-7 rounded-full border border-line bg-surface p-1" />}
        className="absolute top-0 right-0"
        onClick={onRemove}
      />
      <div className="flex justify-between">
        <IconButton
          label={`Move ${name} earlier`}
          icon={<Icon of={ArrowLeft} className="size-5" />}
          className="aria-disabled:opacity-40"
          aria-disabled={number === 1}
          onClick={() => number > 1 && onMove(-1)}
        />
        <IconButton
          label={`Move ${name} later`}
          icon={<Icon of={ArrowRight} className="size-5" />}
          className="aria-disabled:opacity-40"
          aria-disabled={number === count}
          onClick={() => number < count && onMove(1)}
        />
      </div>
    </li>
  );
}
