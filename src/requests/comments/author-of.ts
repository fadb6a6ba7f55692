import { foldText } from '@/lib/fold-text';

/** Who wrote a comment, without giving an address away: 'You', or the first letters of it. */
export function authorOf(email: string, ownEmail: string | null): string {
  if (ownEmail !== null && email !== '' && foldText(email) === foldText(ownEmail)) return 'You';
  const name = email.split('@')[0] ?? '';
  return name === '' ? 'A visitor' : `${name.slice(0, 2)}…`;
}
