import { Eye } from 'lucide';
import { useEffect, useState } from 'react';
import { useUser } from '@/account/session';
import { message, t } from '@/language/translate';
import { createPreview, type Preview } from '@/selling/preview/preview-listing';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { lazyPart, PartFailure } from '@/ui/lazy-part';
import type { PostEditor } from './post-editor';

/** The preview contains the detail page, so its code loads on first use. */
const LazyPostPreview = lazyPart(async () => (await import('@/selling/preview/post-preview')).PostPreview, {
  failure: (
    <PartFailure>
      {message("The preview couldn't be loaded. Check your connection and try again later.")}
    </PartFailure>
  ),
});

/**
 * Returns the preview dialog and its button separately: the dialog stays open when turning a tablet moves the button to
 * another parent.
 */
export function usePreview(editor: PostEditor) {
  const user = useUser();
  const [preview, setPreview] = useState<Preview | null>(null);
  useEffect(() => preview?.release, [preview]);
  return {
    button: (
      <Button onClick={() => setPreview(createPreview(editor.saver.currentPost(), user, Date.now()))}>
        <Icon of={Eye} className="size-5" /> {t('Preview')}
      </Button>
    ),
    dialog: preview && <LazyPostPreview listing={preview.listing} onClose={() => setPreview(null)} />,
  };
}
