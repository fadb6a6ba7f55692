import { Video, X } from 'lucide';
import { useId } from 'react';
import { RichText, hiddenWords } from '@/language/rich-text';
import { t } from '@/language/translate';
import { formatBytes } from '@/selling/media/format-bytes';
import { mediaFields } from '@/selling/post/media-rules';
import { Button } from '@/ui/button';
import { focusBefore } from '@/ui/focus-before';
import { Icon } from '@/ui/icon';
import { useFileSource } from '@/ui/use-file-source';
import { useStore } from '@/ui/use-store';
import { FaultList, FileButton } from './file-button';
import type { PostEditor } from './post-editor';

function Preview({ file }: { file: File }) {
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

/** One video of at most 30 seconds, sent as it is. */
export function VideoField({ editor }: { editor: PostEditor }) {
  const id = useId();
  const media = useStore(editor.media);
  const { preparing, faults } = useStore(editor.state);
  const { video } = media;
  return (
    <div>
      <p id={`${id}-label`} className="text-sm font-semibold">
        {t(mediaFields.video.label)}
      </p>
      <p id={`${id}-hint`} className="pb-2 text-xs text-muted">
        {t('At most 30 seconds. It is sent as your camera made it; some phones write the place into it.')}
      </p>
      {video && (
        <div className="pb-2">
          <Preview file={video.file} />
          <p className="text-xs text-muted [overflow-wrap:anywhere]">
            <bdi>{video.file.name}</bdi> ·{' '}
            {video.seconds > 0 && `${t('{seconds} s', { seconds: Math.round(video.seconds) })} · `}
            {formatBytes(video.file.size)}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <FileButton
          accept="video/*"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint ${id}-faults`}
          aria-invalid={faults.video?.length ? true : undefined}
          onPick={([file]) => file && editor.pickVideo(file)}
        >
          <Icon of={Video} className="size-5" />
          {video ? t('Replace') : t('Choose a video')}
        </FileButton>
        {video && (
          <Button
            onClick={({ currentTarget }) => {
              focusBefore(currentTarget);
              editor.remove('video');
            }}
          >
            <Icon of={X} className="size-5" />{' '}
            <RichText of="Remove <hidden>video</hidden>" values={{ hidden: hiddenWords }} />
          </Button>
        )}
      </div>
      {preparing.video > 0 && (
        <p role="status" className="text-sm text-muted">
          {t('Reading the video…')}
        </p>
      )}
      <FaultList id={`${id}-faults`} faults={faults.video} />
    </div>
  );
}
