import type { ReactNode } from 'react';
import { paths } from '@/config/paths';
import { RichText } from '@/language/rich-text';
import { t } from '@/language/translate';
import { linkWords } from '@/ui/link-words';
import { PageHeading } from '@/ui/page-heading';
import { FilePicker } from './file-picker';

interface NoFileProps {
  isReading: boolean;
  /** What is said of a file that was refused. */
  notice: ReactNode;
}

/** How to open a file, where none is open. */
export function NoFile({ isReading, notice }: NoFileProps) {
  return (
    <>
      <PageHeading lead={t('Offers that somebody gave you as a file. You need no connection to read them.')}>
        {t('From a friend')}
      </PageHeading>
      {notice}
      {isReading ? (
        <p role="status">{t('Reading the file…')}</p>
      ) : (
        <div className="rounded-card border border-dashed border-edge px-6 py-8 text-center">
          <ol className="mx-auto mb-4 w-fit list-decimal pl-5 text-left text-muted">
            <li>{t('Ask a friend for a file: by Bluetooth, Telegram or a memory card.')}</li>
            <li>{t('Save it on this phone.')}</li>
            <li>{t('Open it here.')}</li>
          </ol>
          <FilePicker variant="primary">{t('Open a file')}</FilePicker>
        </div>
      )}
      <p className="mt-6 text-muted">
        <RichText
          of="Do you have data? <give>Give the market to a friend</give>."
          values={{ give: linkWords(paths.toAFriend) }}
        />
      </p>
    </>
  );
}
