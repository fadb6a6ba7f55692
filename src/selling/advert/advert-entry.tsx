import { ClipboardPaste, X } from 'lucide';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { message, t } from '@/language/translate';
import type { PostEditor } from '@/selling/form/post-editor';
import type { PostFields } from '@/selling/post/post-fields';
import { LeftOutFiles } from '@/selling/share/left-out-files';
import { waitingShare } from '@/selling/share/waiting-share';
import { Button, IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { PartFailure, lazyPart } from '@/ui/lazy-part';
import { useStore } from '@/ui/use-store';
import { type TakenOver, wordsForTaken } from './taken-over';

const failure = (
  <PartFailure>{message('This could not be loaded. Check your connection and try again later.')}</PartFailure>
);
const LazyPastePanel = lazyPart(async () => (await import('./paste-panel')).PastePanel, { failure });
const LazySharePanel = lazyPart(async () => (await import('@/selling/share/share-panel')).SharePanel, {
  failure,
});

interface TakenNoticeProps {
  /** What was filled in; null where nothing was. */
  taken: (TakenOver & { leftOut?: number }) | null;
  onClose: () => void;
}

/** Names what was filled in, until it is closed. Its place is there before, or screen readers would not read it. */
function TakenNotice({ taken, onClose }: TakenNoticeProps) {
  const words = taken ? wordsForTaken(taken) : '';
  return (
    <div
      className={taken ? 'mb-4 flex items-start gap-2 rounded-card border border-brand bg-surface p-4' : ''}
    >
      <div className="min-w-0 flex-1">
        <div role="status">
          {words !== '' && t('Filled in: {fields}. Look it over before you submit.', { fields: words })}
        </div>
        <LeftOutFiles count={taken?.leftOut ?? 0} />
      </div>
      {taken && (
        <IconButton label={t('Close')} icon={X} iconClass="size-5" onClick={onClose} className="-m-2" />
      )}
    </div>
  );
}

interface AdvertEntryProps {
  form: UseFormReturn<PostFields>;
  editor: PostEditor;
}

/** The ways by which an advert from elsewhere comes into the form: pasted, or shared by another app. */
export function AdvertEntry({ form, editor }: AdvertEntryProps) {
  const button = useRef<HTMLButtonElement>(null);
  const share = useStore(waitingShare);
  const [isOpen, setOpen] = useState(false);
  const [taken, setTaken] = useState<TakenNoticeProps['taken']>(null);
  const focusButton = () => button.current?.focus();
  const close = () => {
    // The button is there only then.
    flushSync(() => setOpen(false));
    focusButton();
  };
  return (
    <div>
      {share && (
        <div className="mb-4 empty:hidden">
          <LazySharePanel form={form} editor={editor} share={share} onTaken={setTaken} onEnd={focusButton} />
        </div>
      )}
      <TakenNotice
        taken={taken}
        onClose={() => {
          setTaken(null);
          focusButton();
        }}
      />
      {isOpen && (
        <LazyPastePanel
          form={form}
          editor={editor}
          onClose={close}
          onTaken={(next) => {
            setTaken(next);
            close();
          }}
        />
      )}
      {!isOpen && (
        <Button
          ref={button}
          className="w-full"
          onClick={() => {
            setTaken(null);
            setOpen(true);
          }}
        >
          <Icon of={ClipboardPaste} className="size-5" /> {t('Paste from Telegram')}
        </Button>
      )}
    </div>
  );
}
