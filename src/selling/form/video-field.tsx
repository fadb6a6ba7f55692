import { Video } from 'lucide';
import { RichText, visuallyHidden } from '@/language/rich-text';
import { t } from '@/language/translate';
import { formatBytes } from '@/selling/media/format-bytes';
import { useFileSource } from '@/ui/use-file-source';
import { useStore } from '@/ui/use-store';
import { OptionalFile } from './optional-file';
import type { PostEditor } from './post-editor';

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

/** The input for one video of at most 30 seconds, sent unchanged. */
export function VideoField({ editor }: { editor: PostEditor }) {
  const { video } = useStore(editor.media);
  return (
    <OptionalFile
      editor={editor}
      name="video"
      accept="video/*"
      icon={Video}
      hint={t('At most 30 seconds. Sent unchanged. It may contain your location.')}
      choose={t('Choose a video')}
      remove={<RichText of="Remove <hidden>video</hidden>" values={{ hidden: visuallyHidden }} />}
      preparing={t('Reading the video…')}
      onPick={(file) => editor.pickVideo(file)}
    >
      {video && (
        <div className="w-full">
          <VideoPreview file={video.file} />
          <p className="text-xs text-muted [overflow-wrap:anywhere]">
            <bdi>{video.file.name}</bdi> ·{' '}
            {video.seconds > 0 && `${t('{seconds} s', { seconds: Math.round(video.seconds) })} · `}
            {formatBytes(video.file.size)}
          </p>
        </div>
      )}
    </OptionalFile>
  );
}
