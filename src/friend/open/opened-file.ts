import { createGlobalStore } from '@/lib/create-store';
import { serverNow } from '@/lib/server-clock';
import { withTimeout } from '@/lib/with-timeout';
import { type FileFault, FriendFileError } from '@/friend/format/file-fault';
import { type FriendOffers, readFriendFile } from '@/friend/format/read-file';
import { findKeptFile, keepFile, removeKeptFile } from './file-store';
import { takeSharedFile } from './shared-file';

/** How long the browser may take to say whether something was shared, in ms. */
const timeout = 4000;

interface OpenedFile {
  /** `unread` until the device has been asked for the file of an earlier visit. */
  status: 'unread' | 'reading' | 'ready';
  /** What a friend gave; null for nothing. It never comes near the catalogue. */
  offers: FriendOffers | null;
  /** Why the file that was picked last is not opened. */
  fault: FileFault | null;
  /** Whether the next visit has it as well. */
  isKept: boolean;
}

const nothing: OpenedFile = { status: 'ready', offers: null, fault: null, isKept: false };

/** The file of a friend that is open on this page. */
export const openedFile = createGlobalStore((): OpenedFile => ({ ...nothing, status: 'unread' }));

/** Renewed with each change, so that a file that was long to read does not come back after it was removed. */
const turn = createGlobalStore(() => Symbol());

function takeTurn(): () => boolean {
  const own = Symbol();
  turn.write(own);
  return () => turn.read() === own;
}

const faultOf = (error: unknown): FileFault => (error instanceof FriendFileError ? error.fault : 'damaged');

/** What an earlier visit has kept, read as strictly as a new file. */
async function readKeptFile(): Promise<Pick<OpenedFile, 'offers' | 'isKept'>> {
  const file = await findKeptFile();
  const offers = file && (await readFriendFile(file, serverNow()).catch(() => null));
  return { offers, isKept: offers !== null };
}

/**
 * Opens a file that somebody was given, in the place of the one before, and keeps it on the device. One that is
 * refused leaves what is open, and says why. Resolves to whether it is open; the page at `paths.fromAFriend`
 * shows it.
 */
export async function openFriendFile(file: Blob): Promise<boolean> {
  const { status, offers: before } = openedFile.read();
  const isKeptUnread = status !== 'ready' && before === null;
  const isTurn = takeTurn();
  openedFile.write({ ...openedFile.read(), status: 'reading', fault: null });
  try {
    const offers = await readFriendFile(file, serverNow());
    if (!isTurn()) return false;
    // Shown before it is kept, which takes a slow phone seconds.
    openedFile.write({ status: 'ready', offers, fault: null, isKept: true });
    const isKept = await keepFile(file, isTurn);
    if (isTurn() && !isKept) openedFile.write({ ...openedFile.read(), isKept });
    return isTurn();
  } catch (error) {
    const kept = isKeptUnread ? await readKeptFile() : {};
    if (isTurn()) openedFile.write({ ...openedFile.read(), ...kept, status: 'ready', fault: faultOf(error) });
    return false;
  }
}

/** Opens what an earlier visit has kept. */
export async function openKeptFile(): Promise<void> {
  if (openedFile.read().status !== 'unread') return;
  const isTurn = takeTurn();
  openedFile.write({ ...nothing, status: 'reading' });
  const kept = await readKeptFile();
  if (isTurn()) openedFile.write({ ...nothing, ...kept });
}

/** Opens what another app has shared, else what an earlier visit has kept. */
export async function openGivenFile(): Promise<void> {
  const shared = await withTimeout(takeSharedFile(Date.now()), timeout).catch(() => null);
  if (shared) await openFriendFile(shared);
  else await openKeptFile();
}

/** Closes the file and removes it from the device. Rejects where the browser does not remove it. */
export async function forgetFriendFile(): Promise<void> {
  takeTurn();
  openedFile.write(nothing);
  await removeKeptFile();
}
