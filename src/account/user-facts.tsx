import { message, t } from '@/language/translate';
import type { User } from './session';

/** The user's name and address; a name that was never given is left out. */
export function UserFacts({ user }: { user: User }) {
  const facts = [
    [message('First name'), user.firstName],
    [message('Last name'), user.lastName],
    [message('Email'), user.email],
  ] as const;
  return (
    <dl className="flex flex-col gap-3">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt className="text-sm text-muted">{t(label)}</dt>
              <dd className="font-semibold [overflow-wrap:anywhere]">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
