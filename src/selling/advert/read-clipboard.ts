interface ClipboardContent {
  text: string;
  photos: readonly File[];
}

const isPhoto = ({ type }: { type: string }) => type.startsWith('image/');

export const photosInPaste = (data: DataTransfer): readonly File[] => [...data.files].filter(isPhoto);

/** Whether this browser lets pages read the clipboard at all. */
export const canReadClipboard = (): boolean => Boolean(navigator.clipboard) && 'read' in navigator.clipboard;

async function readItem(item: ClipboardItem): Promise<ClipboardContent> {
  const type = item.types.find((each) => each.startsWith('image/'));
  const text = item.types.includes('text/plain') ? await (await item.getType('text/plain')).text() : '';
  const photo =
    type && new File([await item.getType(type)], `photo.${type.slice('image/'.length)}`, { type });
  return { text, photos: photo ? [photo] : [] };
}

/** Reads the clipboard after a tap. Rejects if the browser or the visitor refuses. */
export async function readClipboard(): Promise<ClipboardContent> {
  const copied = await Promise.all((await navigator.clipboard.read()).map(readItem));
  return {
    text: copied
      .map(({ text }) => text)
      .filter(Boolean)
      .join('\n'),
    photos: copied.flatMap(({ photos }) => photos),
  };
}
