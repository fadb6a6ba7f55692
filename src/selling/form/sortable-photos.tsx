import { SortableContext, rectSortingStrategy, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { mediaFields } from '@/selling/post/media-rules';
import type { Photo } from '@/selling/post/post';
import { classNames } from '@/lib/class-names';
import { PhotoMouseSensor, PhotoTouchSensor } from './drag-sensors';
import { type PhotoAction, PhotoMenu } from './photo-menu';
import { PhotoThumbnail } from './photo-thumbnail';
import { DndContext, type DragEndEvent, closestCenter, useSensor, useSensors } from '@dnd-kit/core';
import { type ReactNode, useRef, useState } from 'react';

/**
 * What a photo at a position is called, in the words of the limits: the first is the main one, the others are
 * counted.
 */
const nameAt = (place: number) => (place === 0 ? 'main product image' : `image ${place}`);
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface SortablePhotoProps {
  photo: Photo;
  /** From 0, the place of the main one. */
  place: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One of the photos; it is dragged by its picture or moved by its menu. */
function SortablePhoto({ photo, place, count, onMove, onRemove }: SortablePhotoProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: photo.id });
  const isMain = place === 0;
  const name = nameAt(place);
  const actions: readonly PhotoAction[] = [
    ...(isMain ? [] : [{ text: 'Make main', run: () => onMove(0) }]),
    { text: 'Move earlier', isDisabled: isMain, run: () => onMove(place - 1) },
    { text: 'Move later', isDisabled: place === count - 1, run: () => onMove(place + 1) },
    { text: 'Remove', run: onRemove },
  ];
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
        <PhotoThumbnail photo={photo} alt={isMain ? mediaFields.main.label : `Additional ${name}`}>
          {isMain && (
            <span className="absolute top-1 left-1 rounded-control bg-brand px-1 text-xs font-semibold text-on-brand">
              Main
            </span>
          )}
        </PhotoThumbnail>
      </div>
      <PhotoMenu name={name} actions={actions} />
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

/**
 * The photos in their order, the main one first. Dragging is only for pointers; the keyboard moves them by
 * their menus.
 */
export function SortablePhotos({ photos, onMove, onRemove, children }: SortablePhotosProps) {
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState('');
  const sensors = useSensors(
    useSensor(PhotoMouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(PhotoTouchSensor, { activationConstraint: { delay: pressDelay, tolerance: 8 } }),
  );
  const move = (from: number, to: number) => {
    onMove(from, to);
    const counted = to === 0 ? '' : ` of ${photos.length - 1}`;
    setMoved(capitalized(`${nameAt(from)} is now ${nameAt(to)}${counted}.`));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const from = photos.findIndex(({ id }) => id === active.id);
    const to = photos.findIndex(({ id }) => id === over?.id);
    if (from >= 0 && to >= 0 && from !== to) move(from, to);
  };
  const remove = (id: string, index: number) => {
    onRemove(id);
    setMoved(capitalized(`${nameAt(index)} was removed.`));
    // The button of its menu is removed with its photo, and the browser would put the focus on the body.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('[aria-label^="Options "]');
      const toAdd = list.current?.querySelector<HTMLElement>('[data-slot="photos"]');
      (buttons?.[index] ?? buttons?.[index - 1] ?? toAdd)?.focus();
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
          aria-label="Photos in their order"
          className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] sm:gap-3"
        >
          {photos.map((photo, index) => (
            <SortablePhoto
              key={photo.id}
              photo={photo}
              place={index}
              count={photos.length}
              onMove={(to) => move(index, to)}
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
