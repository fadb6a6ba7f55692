import { Camera, Plus } from 'lucide';
import { useId } from 'react';
import { plural, t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { photoLimits } from '@/selling/post/post';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/load-states';
import { useMediaQuery } from '@/ui/use-media-query';
import { useStore } from '@/ui/use-store';
import { ErrorList, FileButton } from './file-button';
import type { PostEditor } from './post-editor';
import { SortablePhotos } from './sortable-photos';

interface AddPhotosProps {
  id: string;
  count: number;
  editor: PostEditor;
}

/** The buttons that add photos, as large as a photo once there is one. */
function AddPhotos({ id, count, editor }: AddPhotosProps) {
  const hasCamera = useMediaQuery('(pointer: coarse)');
  const { errors } = useStore(editor.state);
  const described = {
    'aria-describedby': `${id}-count ${id}-errors`,
    'aria-invalid': errors.photos?.length ? true : undefined,
    accept: 'image/*',
    onPick: editor.pickPhotos,
    className: classNames(
      'w-full flex-col border-2 border-dashed border-edge! p-1 text-sm',
      count === 0 ? 'h-24' : 'aspect-square',
    ),
  } as const;
  return (
    <>
      <li className={count === 0 ? 'col-span-2' : ''}>
        <FileButton {...described} aria-labelledby={`${id}-label`} data-input="photos" multiple>
          <Icon of={Plus} className="size-5" /> {count === 0 ? t('Choose photos') : t('Add')}
        </FileButton>
      </li>
      {hasCamera && (
        <li>
          <FileButton {...described} aria-label={t('Take a photo')} capture="environment">
            <Icon of={Camera} className="size-5" /> {t('Camera')}
          </FileButton>
        </li>
      )}
    </>
  );
}

export function PhotosField({ editor }: { editor: PostEditor }) {
  const id = useId();
  const { photos } = useStore(editor.media);
  const { preparing, errors } = useStore(editor.state);
  const count = photos.length + preparing.photos.length;
  return (
    <div>
      <p className="flex flex-wrap gap-x-2 pb-2 text-sm">
        <span id={`${id}-label`} className="font-semibold">
          {t('Photos')}
        </span>
        <span aria-hidden="true" className="-ml-1 font-semibold text-sale">
          *
        </span>
        <span id={`${id}-count`} role="status" className="text-muted">
          {plural(
            count,
            {
              one: '{count} photo. You need {fewest} to {most}.',
              other: '{count} photos. You need {fewest} to {most}.',
            },
            photoLimits,
          )}
        </span>
      </p>
      <SortablePhotos photos={photos} onMove={editor.movePhoto} onRemove={editor.removePhoto}>
        {Array.from({ length: preparing.photos.length }, (_, index) => (
          <li key={`preparing ${index}`}>
            <Skeleton className="aspect-square w-full" />
            <span className="sr-only">{t('Preparing…')}</span>
          </li>
        ))}
        {count < photoLimits.most && <AddPhotos id={id} count={count} editor={editor} />}
      </SortablePhotos>
      <ErrorList id={`${id}-errors`} errors={errors.photos} />
    </div>
  );
}
