import { Download } from 'lucide';
import { t } from '@/language/translate';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useFileSource } from '@/ui/use-file-source';

interface SaveLinkProps {
  file: File;
  /** Whether nothing else hands the file over. */
  isMain: boolean;
}

/** Saves a file as a download. */
export function SaveLink({ file, isMain }: SaveLinkProps) {
  const source = useFileSource(file);
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- its address is made with the element, and goes with it
    <a ref={source} download={file.name} className={buttonClass(isMain ? 'primary' : 'quiet')}>
      <Icon of={Download} className="size-4" />
      {t('Save the file')}
    </a>
  );
}
