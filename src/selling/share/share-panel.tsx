import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { t } from '@/language/translate';
import { AdvertReview } from '@/selling/advert/advert-review';
import { proposalsOf } from '@/selling/advert/proposal';
import { type TakenOver, takeOver } from '@/selling/advert/taken-over';
import { FormSection } from '@/selling/form/media-section';
import type { PostEditor } from '@/selling/form/post-editor';
import { whenStore } from '@/lib/when-store';
import { isPreparing } from '@/selling/form/media-state';
import { isEmptyPost } from '@/selling/post/post';
import type { PostFields } from '@/selling/post/post-fields';
import { Button } from '@/ui/button';
import { LeftOutFiles } from './left-out-files';
import type { Share } from './read-share';
import { endShare, waitingShare } from './waiting-share';

/** Resolves when all that was picked is in the draft of this device. */
async function whenKept(editor: PostEditor): Promise<void> {
  await whenStore(editor.state, (state) => !isPreparing(state));
  await editor.saver.settled();
}

interface SharePanelProps {
  form: UseFormReturn<PostFields>;
  editor: PostEditor;
  share: Share;
  onTaken: (taken: TakenOver & { leftOut: number }) => void;
  /** Called after a tap that takes the panel away. */
  onEnd: () => void;
}

/**
 * Takes what another app has shared: at once into an empty form, else when its button is tapped. Any site can send
 * such a thing, so that nothing that is there is replaced by it.
 */
export function SharePanel({ form, editor, share, onTaken, onEnd }: SharePanelProps) {
  // As it was when this came: a form that is emptied later is not filled unasked.
  const [isEmpty] = useState(() => isEmptyPost(editor.saver.post()) && !editor.isPreparing());
  const end = (taken: TakenOver) => {
    void endShare(whenKept(editor));
    onTaken({ ...taken, leftOut: share.leftOut });
  };
  useEffect(() => {
    // Effects run twice under strict mode.
    if (!isEmpty || waitingShare.read() !== share) return;
    end(takeOver(form, editor, proposalsOf(share.text, form.getValues()), share));
  });
  if (isEmpty) return null;
  return (
    <FormSection title={t('Shared with you')}>
      <p className="text-sm">{t('Another app has shared this. Tick what may come into the form.')}</p>
      <LeftOutFiles count={share.leftOut} />
      <AdvertReview
        form={form}
        editor={editor}
        text={share.text}
        media={share}
        onTaken={(taken) => {
          end(taken);
          onEnd();
        }}
      >
        <Button
          onClick={() => {
            void endShare();
            onEnd();
          }}
        >
          {t('Discard what was shared')}
        </Button>
      </AdvertReview>
    </FormSection>
  );
}
