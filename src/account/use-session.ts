import { useStore } from '@/ui/use-store';
import { sessionStore, type Session } from './session';

/** Who is signed in: the one question the other rooms ask of the sign-in provider. */
export const useSession = (): Session => useStore(sessionStore);
