import { Share2 } from 'lucide';
import { brand } from '@/config/brand';
import { t } from '@/language/translate';
import { formatBytes } from '@/selling/media/format-bytes';
import { announce } from '@/ui/announcement';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { canShareFile, openShareSheet } from '@/ui/share-address';
import { type MadeFile, contentWords } from './make-file';
import { SaveLink } from './save-link';

/** The button that made the file is gone, and the ways to hand it over may be below the screen. */
const focus = (element: HTMLElement | null) => element?.focus();

async function share(file: File): Promise<void> {
  if (!(await openShareSheet({ files: [file], title: t('Offers from {brand}', { brand: brand.name }) })))
    announce({ text: t('This device could not share the file. Save it instead.'), tone: 'sale' });
}

/** What a file holds, how large it is, and the ways to hand it over. */
export function HandOver({ made }: { made: MadeFile }) {
  const { file } = made;
  const isShared = canShareFile(file);
  return (
    <section
      ref={focus}
      tabIndex={-1}
      aria-label={t('The file')}
      className="rounded-card border border-line bg-surface p-4"
    >
      <p role="status" className="font-semibold">
        {t('{content}: {size}', { content: contentWords(made), size: formatBytes(file.size) })}
      </p>
      <p className="mt-1 text-sm [overflow-wrap:anywhere] text-muted">
        {t('{file}, for Bluetooth, Telegram or a memory card.', { file: file.name })}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {isShared && (
          <Button variant="primary" onClick={() => void share(file)}>
            <Icon of={Share2} className="size-4" />
            {t('Share the file')}
          </Button>
        )}
        <SaveLink file={file} isMain={!isShared} />
      </div>
    </section>
  );
}
