import { t } from '@/language/translate';
import { useStore } from '@/ui/use-store';
import { clerkStore } from './sign-in-provider';

/** The accounts that everybody may use, where the provider is a mocked one. */
export function DemonstrationAccounts() {
  const users = useStore(clerkStore)?.settings.demonstrationUsers ?? [];
  if (users.length === 0) return null;
  return (
    <section
      aria-label={t('Demonstration accounts')}
      className="mt-6 rounded-card border border-dashed border-edge p-4 text-sm"
    >
      <p className="text-muted">{t('Nothing here is real. Sign in as one of these:')}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {users.map(({ emailAddress, password }) => (
          <li key={emailAddress}>
            <code>{emailAddress}</code> · <code>{password}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
