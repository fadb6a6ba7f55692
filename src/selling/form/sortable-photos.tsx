import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Ellipsis } from 'lucide';
import { useRef, useState, type ReactNode } from 'react';
import { RichText } from '@/language/rich-text';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { mediaFields, type Photo } from '@/selling/post/post';
import { IconButton } from '@/ui/button';
import { DropMenu } from '@/ui/drop-down';
import { useFileSource } from '@/ui/use-file-source';

interface PhotoThumbnailProps {
  photo: Photo;
  alt: string;
  /** What lies over the picture. */
  children?: ReactNode;
}

export function PhotoThumbnail({ photo, alt, children }: PhotoThumbnailProps) {
  const source = useFileSource(photo.file);
  return (
    <div className="relative aspect-square overflow-hidden rounded-control bg-sunken">
      <img ref={source} alt={alt} decoding="async" draggable={false} className="size-full object-cover" />
      {children}
    </div>
  );
}

const photoNameAt = (index: number) =>
  index === 0 ? t('main product image') : t('image {place}', { place: index });

function movedText(from: number, to: number, count: number): string {
  if (to === 0) return t('Image {from} is now the main product image.', { from });
  return from === 0
    ? t('Main product image is now image {to} of {count}.', { to, count })
    : t('Image {from} is now image {to} of {count}.', { from, to, count });
}

const removedText = (index: number) =>
  index === 0 ? t('Main product image was removed.') : t('Image {place} was removed.', { place: index });

interface MenuItemProps {
  children: ReactNode;
  disabled?: boolean;
  onClick: () => void;
}

const MenuItem = ({ children, disabled, onClick }: MenuItemProps) => (
  <li>
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      className="tap flex w-full items-center px-4 -outline-offset-2 hover:bg-sunken disabled:bg-transparent disabled:text-muted disabled:opacity-60"
    >
      {children}
    </button>
  </li>
);

interface PhotoMenuProps {
  /** The index of the photo. 0 is the main one. */
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function PhotoMenu({ index, count, onMove, onRemove }: PhotoMenuProps) {
  const name = photoNameAt(index);
  const menuLabel = t('Options for {name}', { name });
  const values = { name: <span className="sr-only">{name}</span> };
  return (
    <div className="absolute right-0 bottom-0">
      <DropMenu
        label={menuLabel}
        width={176}
        button={(attributes) => (
          <IconButton
            {...attributes}
            label={menuLabel}
            icon={Ellipsis}
            iconClass="size-7 rounded-full border border-line bg-surface p-1"
            className="items-end justify-end p-1 hover:bg-transparent"
          />
        )}
      >
        {(close) => {
          const closing = (run: () => void) => () => {
            close();
            run();
          };
          return (
            <>
              {index > 0 && (
                <MenuItem onClick={closing(() => onMove(0))}>
                  <RichText of="Make main {name}" values={values} />
                </MenuItem>
              )}
              <MenuItem disabled={index === 0} onClick={closing(() => onMove(index - 1))}>
                <RichText of="Move earlier {name}" values={values} />
              </MenuItem>
              <MenuItem disabled={index === count - 1} onClick={closing(() => onMove(index + 1))}>
                <RichText of="Move later {name}" values={values} />
              </MenuItem>
              <MenuItem onClick={closing(onRemove)}>
                <RichText of="Remove {name}" values={values} />
              </MenuItem>
            </>
          );
        }}
      </DropMenu>
    </div>
  );
}

function SortablePhoto({ photo, ...menu }: PhotoMenuProps & { photo: Photo }) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: photo.id });
  const isMain = menu.index === 0;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames('relative', isDragging && 'z-10 opacity-80')}
    >
      {/* On a phone a long press starts dragging. The context menu would be in the way. */}
      <div
        {...listeners}
        onContextMenu={(event) => event.preventDefault()}
        className="cursor-grab touch-manipulation select-none [-webkit-touch-callout:none]"
      >
        <PhotoThumbnail
          photo={photo}
          alt={isMain ? t(mediaFields.main.label) : t('Additional image {place}', { place: menu.index })}
        >
          {isMain && (
            <span className="absolute top-1 left-1 rounded-control bg-brand px-1 text-xs font-semibold text-on-brand">
              {t('Main photo')}
            </span>
          )}
        </PhotoThumbnail>
      </div>
      <PhotoMenu {...menu} />
    </li>
  );
}

/** How long a finger presses before a photo can be dragged, in ms. A shorter press scrolls the page. */
const pressDelay = 220;

/** Replaces dnd-kit's announcements, which read out ids. `movedText` announces the new position. */
const dragAnnouncements = {
  onDragStart: () => t('Image picked up.'),
  onDragOver: () => undefined,
  // Screen readers skip a text that they have just read, so the next drag must not repeat it.
  onDragEnd: () => '',
  onDragCancel: () => t('Image put back.'),
};

interface SortablePhotosProps {
  photos: readonly Photo[];
  onMove: (from: number, to: number) => void;
  onRemove: (id: string) => void;
  /** Grid items after the photos. */
  children: ReactNode;
}

/** The photos in their order, the main one first. Dragging needs a pointer; the keyboard uses the menus. */
export function SortablePhotos({ photos, onMove, onRemove, children }: SortablePhotosProps) {
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState('');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: pressDelay, tolerance: 8 } }),
  );
  const move = (from: number, to: number) => {
    onMove(from, to);
    setMoved(movedText(from, to, photos.length - 1));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const from = photos.findIndex(({ id }) => id === active.id);
    const to = photos.findIndex(({ id }) => id === over?.id);
    if (from >= 0 && to >= 0 && from !== to) move(from, to);
  };
  const remove = (id: string, index: number) => {
    onRemove(id);
    setMoved(removedText(index));
    // The focused button unmounts with its photo.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('[aria-expanded]');
      const toAdd = list.current?.querySelector<HTMLElement>('[data-input="photos"]');
      (buttons?.[index] ?? buttons?.[index - 1] ?? toAdd)?.focus();
    });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: dragAnnouncements }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={photos.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul
          ref={list}
          aria-label={t('Photos in order')}
          className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] sm:gap-3"
        >
          {photos.map((photo, index) => (
            <SortablePhoto
              key={photo.id}
              photo={photo}
              index={index}
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
