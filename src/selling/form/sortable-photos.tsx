import { closestCenter, DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { DragEndEvent } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useRef, useState, type ReactNode } from 'react';
import type { Photo } from '@/selling/post/post';
import { SortablePhoto } from './sortable-photo';

/** How long a finger rests before it drags, in ms: until then it scrolls the page. */
const pressDelay = 220;

/** What a drag says by itself would name ids; its end is said below, in numbers. */
const silence = {
  onDragStart: () => 'Image lifted.',
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => 'Image put back.',
};

interface SortablePhotosProps {
  photos: readonly Photo[];
  onMove: (from: number, to: number) => void;
  onRemove: (id: string) => void;
  /** What follows the photos in the grid. */
  children: ReactNode;
}

/** The additional images in their order. The buttons are the way of the keyboard; dragging is beside them. */
export function SortablePhotos({ photos, onMove, onRemove, children }: SortablePhotosProps) {
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState('');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: pressDelay, tolerance: 8 } }),
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
    // The button goes with its photo: on to the one that takes its place.
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
