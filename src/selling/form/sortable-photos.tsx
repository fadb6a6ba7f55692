import { SortableContext, rectSortingStrategy, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowLeft, ArrowRight, X } from 'lucide';
import type { Photo } from '@/selling/post/post';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/button';
import { PhotoMouseSensor, PhotoTouchSensor } from './drag-sensors';
import { PhotoThumbnail } from './photo-thumbnail';
import { DndContext, type DragEndEvent, closestCenter, useSensor, useSensors } from '@dnd-kit/core';
import { type ReactNode, useRef, useState } from 'react';

interface SortablePhotoProps {
  photo: Photo;
  /** From 1. */
  number: number;
  count: number;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

/** One of the additional images; it is dragged by its picture or moved by its buttons. */
function SortablePhoto({ photo, number, count, onMove, onRemove }: SortablePhotoProps) {
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

/** How long a finger presses before it drags, in ms; a shorter press scrolls the page. */
const pressDelay = 220;

/** dnd-kit's own announcements read out ids; the end of a drag is announced below by positions instead. */
const silence = {
  onDragStart: () => 'Image lifted.',
  onDragOver: () => undefined,
  // Emptied, or the next drag would say the same text, which screen readers do not repeat.
  onDragEnd: () => '',
  onDragCancel: () => 'Image put back.',
};

interface SortablePhotosProps {
  photos: readonly Photo[];
  onMove: (from: number, to: number) => void;
  onRemove: (id: string) => void;
  /** Grid items after the photos. */
  children: ReactNode;
}

/** The additional images in their order. Dragging is only for pointers; the keyboard moves them by buttons. */
export function SortablePhotos({ photos, onMove, onRemove, children }: SortablePhotosProps) {
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState('');
  const sensors = useSensors(
    useSensor(PhotoMouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(PhotoTouchSensor, { activationConstraint: { delay: pressDelay, tolerance: 8 } }),
  );
  const move = (from: number, to: number) => {
    onMove(from, to);
    setMoved(`Image ${from + 1} is now image ${to + 1} of ${photos.length}.`);
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const from = photos.findIndex(({ id }) => id === active.id);
    const to = photos.findIndex(({ id }) => id === over?.id);
    if (from >= 0 && to >= 0 && from !== to) move(from, to);
  };
  const remove = (id: string, index: number) => {
    onRemove(id);
    setMoved(`Image ${index + 1} was removed.`);
    // The focused button is removed with its photo, and the browser would put the focus on the body.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLButtonElement>('[aria-label^="Remove image"]');
      (buttons?.[index] ?? buttons?.[index - 1])?.focus();
    });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: silence }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={photos.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul
          ref={list}
          aria-label="Additional images in their order"
          className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-3"
        >
          {photos.map((photo, index) => (
            <SortablePhoto
              key={photo.id}
              photo={photo}
              number={index + 1}
              count={photos.length}
              onMove={(step) => move(index, index + step)}
              onRemove={() => remove(photo.id, index)}
            />
          ))}
          {children}
        </ul>
      </SortableContext>
      <p role="status" className="sr-only">
        {moved}
      </p>
    </DndContext>
  );
}
