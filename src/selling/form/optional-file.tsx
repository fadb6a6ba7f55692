import { type IconNode, X } from 'lucide';
import { type ReactNode, useId } from 'react';
import { t } from '@/language/translate';
import { mediaFields } from '@/selling/post/media-rules';
import { Button } from '@/ui/button';
import { focusBefore } from '@/ui/focus-before';
import { Icon } from '@/ui/icon';
import { useStore } from '@/ui/use-store';
import { FaultList, FileButton } from './file-button';
import type { PostEditor } from './post-editor';

interface OptionalFileProps {
  editor: PostEditor;
  name: 'profile' | 'video';
  accept: string;
  icon: IconNode;
  hint: string;
  /** The button's text without a file. */
  choose: string;
  /** The text of the remove button, with what it removes. */
  remove: ReactNode;
  /** Shown while the file is being prepared. */
  preparing: string;
  onPick: (file: File) => void;
  /** Shows the file before the buttons. */
  children: ReactNode;
}

/** The input for one optional file. */
export function OptionalFile(props: OptionalFileProps) {
  const { editor, name, accept, icon, hint, choose, remove, preparing, onPick, children } = props;
  const id = useId();
  const isPicked = Boolean(useStore(editor.media)[name]);
  const { preparing: prepared, faults } = useStore(editor.state);
  return (
    <div>
      <p id={`${id}-label`} className="text-sm font-semibold">
        {t(mediaFields[name].label)}
      </p>
      <p id={`${id}-hint`} className="pb-1 text-xs text-muted">
        {hint}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {children}
        <div className="flex flex-1 flex-wrap gap-2">
          <FileButton
            accept={accept}
            aria-labelledby={`${id}-label`}
            aria-describedby={`${id}-hint ${id}-faults`}
            aria-invalid={faults[name]?.length ? true : undefined}
            onPick={([file]) => file && onPick(file)}
          >
            <Icon of={icon} className="size-5" />
            {isPicked ? t('Replace') : choose}
          </FileButton>
          {isPicked && (
            <Button
              onClick={({ currentTarget }) => {
                focusBefore(currentTarget);
                editor.remove(name);
              }}
            >
              <Icon of={X} className="size-5" /> {remove}
            </Button>
          )}
        </div>
      </div>
      {prepared[name] > 0 && (
        <p role="status" className="text-sm text-muted">
          {preparing}
        </p>
      )}
      <FaultList id={`${id}-faults`} faults={faults[name]} />
    </div>
  );
}
