import { FolderOpen } from 'lucide';
import { t } from '@/language/translate';
import { brand } from '@/config/brand';
import { type FileFault, fileFaults } from '@/friend/format/file-fault';
import { FileButton } from '@/selling/form/file-button';
import { Icon } from '@/ui/icon';
import { ErrorNotice } from '@/ui/load-states';
import { openFriendFile } from './opened-file';

/** Picks a file to open. */
export function FilePicker({ variant, children }: { variant: 'primary' | 'quiet'; children: string }) {
  return (
    <FileButton
      variant={variant}
      accept=".txt,text/plain"
      onPick={([file]) => file && void openFriendFile(file)}
    >
      <Icon of={FolderOpen} className="size-4" />
      {children}
    </FileButton>
  );
}

/** Why a file is not opened. */
export function RefusedFile({ fault }: { fault: FileFault }) {
  const { message, advice } = fileFaults[fault];
  return (
    <ErrorNotice message={t(message, { brand: brand.name })} advice={t(advice, { brand: brand.name })} />
  );
}
