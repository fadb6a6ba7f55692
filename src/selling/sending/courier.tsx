import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from '@/account/session';
import { sendPending } from './send-pending';
import { SendingPanel } from './sending-panel';

/** Stands beside the app while somebody is signed in: sends what waited for it, and shows what is on its way. */
export function Courier({ user }: { user: User }) {
  const queryClient = useQueryClient();
  useEffect(() => {
    const send = () => void sendPending(user, queryClient).catch(() => {});
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [user, queryClient]);
  return <SendingPanel />;
}
