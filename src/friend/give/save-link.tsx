import { Download } from 'lucide';
import { useCallback } from 'react';
import { t } from '@/language/translate';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';

interface SaveLinkProps {
  file: File;
  /** Whether nothing else hands the file over. */
  isMain: boolean;
}

/** Saves a file as a download. */
export function SaveLink({ file, isMain }: SaveLinkProps) {
  const hold = useCallback(
    (link: HTMLAnchorElement | null) => {
      if (!link) return undefined;
      const url = URL.createObjectURL(file);
      link.href = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- its address is made with the element, and goes with it
    <a ref={hold} download={file.name} className={buttonClass(isMain ? 'primary' : 'quiet')}>
      <Icon of={Download} className="size-4" />
      {t('Save the file')}
    </a>
  );
}
