import { ImagePlus, Video, X } from 'lucide';
import { useId, type ReactNode } from 'react';
import { decimal } from '@/language/format';
import { RichText, visuallyHidden } from '@/language/rich-text';
import { message, t } from '@/language/translate';
import { mediaFields } from '@/selling/post/post';
import { Button } from '@/ui/button';
import { focusBefore } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/load-states';
import { useFileSource } from '@/ui/use-file-source';
import { useStore } from '@/ui/use-store';
import { ErrorList, FileButton } from './file-button';
import type { PostEditor } from './post-editor';
import { PhotoThumbnail } from './sortable-photos';

const inputs = {
  profile: {
    accept: 'image/*',
    icon: ImagePlus,
    hint: message('Your shop, its sign or your logo.'),
    choose: message('Choose a photo'),
    preparing: message('Preparing the photo…'),
  },
  video: {
    accept: 'video/*',
    icon: Video,
    hint: message(
      'At most 30 seconds. Sent as your camera recorded it. Some phones store your location in the video.',
    ),
    choose: message('Choose a video'),
    preparing: message('Reading the video…'),
  },
};

interface OptionalFileProps {
  editor: PostEditor;
  name: 'profile' | 'video';
  onPick: (file: File) => void;
  /** Says what the button removes. */
  removeLabel: ReactNode;
  children: ReactNode;
}

function OptionalFile({ editor, name, onPick, removeLabel, children }: OptionalFileProps) {
  const id = useId();
  const isPicked = Boolean(useStore(editor.media)[name]);
  const { preparing, errors } = useStore(editor.state);
  const input = inputs[name];
  return (
    <div>
      <p id={`${id}-label`} className="text-sm font-semibold">
        {t(mediaFields[name].label)}
      </p>
      <p id={`${id}-hint`} className="pb-1 text-xs text-muted">
        {t(input.hint)}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {children}
        <div className="flex flex-1 flex-wrap gap-2">
          <FileButton
            accept={input.accept}
            aria-labelledby={`${id}-label`}
            aria-describedby={`${id}-hint ${id}-errors`}
            aria-invalid={errors[name]?.length ? true : undefined}
            onPick={([file]) => file && onPick(file)}
          >
            <Icon of={input.icon} className="size-5" />
            {isPicked ? t('Replace') : t(input.choose)}
          </FileButton>
          {isPicked && (
            <Button
              onClick={({ currentTarget }) => {
                focusBefore(currentTarget);
                editor.remove(name);
              }}
            >
              <Icon of={X} className="size-5" /> {removeLabel}
            </Button>
          )}
        </div>
      </div>
      {preparing[name].length > 0 && (
        <p role="status" className="text-sm text-muted">
          {t(input.preparing)}
        </p>
      )}
      <ErrorList id={`${id}-errors`} errors={errors[name]} />
    </div>
  );
}

export function ProfileField({ editor }: { editor: PostEditor }) {
  const { profile } = useStore(editor.media);
  const isBusy = useStore(editor.state).preparing.profile.length > 0;
  return (
    <OptionalFile
      editor={editor}
      name="profile"
      onPick={editor.pickProfile}
      removeLabel={
        <RichText of="Remove <hidden>profile photo</hidden>" values={{ hidden: visuallyHidden }} />
      }
    >
      {(isBusy || profile) && (
        <div className="w-28 shrink-0">
          {isBusy && <Skeleton className="aspect-square w-full" />}
          {!isBusy && profile && <PhotoThumbnail photo={profile} alt={t(mediaFields.profile.label)} />}
        </div>
      )}
    </OptionalFile>
  );
}

function VideoPreview({ file }: { file: File }) {
  const source = useFileSource(file);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- it is what the seller has just recorded
    <video
      ref={source}
      controls
      playsInline
      preload="metadata"
      className="aspect-video max-h-56 w-full rounded-control"
    />
  );
}

export function VideoField({ editor }: { editor: PostEditor }) {
  const { video } = useStore(editor.media);
  return (
    <OptionalFile
      editor={editor}
      name="video"
      onPick={editor.pickVideo}
      removeLabel={<RichText of="Remove <hidden>video</hidden>" values={{ hidden: visuallyHidden }} />}
    >
      {video && (
        <div className="w-full">
          <VideoPreview file={video.file} />
          <p className="text-xs text-muted [overflow-wrap:anywhere]">
            <bdi>{video.file.name}</bdi> · {t('{seconds} s', { seconds: Math.round(video.seconds) })} ·{' '}
            {t('{size} MB', { size: decimal((video.file.size / 1_000_000).toFixed(1)) })}
          </p>
        </div>
      )}
    </OptionalFile>
  );
}
