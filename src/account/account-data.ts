import { withTimeout } from '@/platform/scheduling';
import type { User } from './session';

/** Data of an account that only this device has. */
interface UnsentData {
  /** Texts such as '1 unsent post'; empty if there is no unsent data. */
  facts: readonly string[];
  /** Whether any of the data waits to be sent. Drafts do not. */
  mayBeSent: boolean;
}

/** How logging out handles the data that a room stores on this device for an account. */
export interface AccountData {
  /** Describes the data that only this device has. */
  describe?: (accountId: string) => Promise<UnsentData>;
  /** Sends the waiting data. Returns whether all of it arrived. */
  send?: (user: User) => Promise<boolean>;
  /** Deletes the data that `describe` reports. */
  deleteUnsent?: (accountId: string) => Promise<void>;
  /** Deletes what the next person at this device must not see. Unsent data may stay. */
  forgetPrivate?: (accountId: string) => void;
}

/** How long each step of the rooms may take, in ms. A slow disk or server must not prevent the logout. */
const roomTimeout = 5000;

/** Reads what all rooms store for the account that is about to leave. Rejects if their code does not load in time. */
export async function readAccountData(loading: Promise<readonly AccountData[]>, accountId: string | null) {
  const deadline = performance.now() + roomTimeout;
  const rooms = await withTimeout(loading, roomTimeout);
  const describe = async (room: AccountData) => (accountId ? room.describe?.(accountId) : undefined);
  // Data that cannot be read in time stays on the device.
  const described = await Promise.all(
    rooms.map((room) => withTimeout(describe(room), deadline - performance.now()).catch(() => null)),
  );
  return {
    accountId,
    rooms,
    facts: described.flatMap((room) => room?.facts ?? []),
    mayBeSent: described.some((room) => room?.mayBeSent),
  };
}

/** Deletes an account's unsent work. Returns whether all rooms did so in time. */
export async function deleteUnsent(rooms: readonly AccountData[], accountId: string): Promise<boolean> {
  const deleteIn = async (room: AccountData) => room.deleteUnsent?.(accountId);
  const deleted = await Promise.allSettled(rooms.map((room) => withTimeout(deleteIn(room), roomTimeout)));
  return deleted.every(({ status }) => status === 'fulfilled');
}

/** Sends a user's unsent work. Returns whether all of it arrived. */
export async function sendUnsent(rooms: readonly AccountData[], user: User): Promise<boolean> {
  const sent = await Promise.allSettled(rooms.map((room) => room.send?.(user) ?? true));
  return sent.every((room) => room.status === 'fulfilled' && room.value);
}
