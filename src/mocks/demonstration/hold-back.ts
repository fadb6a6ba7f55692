import type { Draft } from './draft';
import { demonstrationUsers } from './owners';

/** Lets some wait for verification: of a demonstration user's posts every second, of all others' every ninth. */
export function holdBack(drafts: readonly Draft[]): void {
  const emails: string[] = demonstrationUsers.map(({ owner }) => owner.email);
  for (const email of emails) {
    const own = drafts.filter(({ company }) => company.email === email);
    own.forEach((draft, index) => (draft.verified = index % 2 === 0));
  }
  const others = drafts.filter(({ company }) => !emails.includes(company.email));
  others.forEach((draft, index) => (draft.verified = index % 9 !== 4));
}
