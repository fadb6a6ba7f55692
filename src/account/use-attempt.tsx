import { isClerkAPIResponseError } from '@clerk/clerk-react/errors';
import { t } from '@/language/translate';
import { useSingleMutation } from '@/api/use-single-mutation';
import { withTimeout } from '@/lib/with-timeout';
import { limitText } from '@/lib/limit-text';

/** The most characters of the provider's message that are shown, as many as of a server's message about a post. */
const longest = 600;

/** What the provider says is wrong, the first of it; `otherwise` where it says nothing for people. */
function providerMessage(error: unknown, otherwise: string): string {
  // `isClerkAPIResponseError` itself throws on undefined and null.
  if (!error || !isClerkAPIResponseError(error)) return otherwise;
  const [first] = error.errors;
  return limitText(first?.longMessage || first?.message || otherwise, longest);
}

/** How long a call to the provider is waited for, in ms: its SDK has no limit of its own. */
const timeout = 30_000;

/**
 * Runs one call to the provider at a time, and says what went wrong with the last in words for people;
 * `otherwise` is a marked text.
 */
export function useAttempt(otherwise: string) {
  const { run, isRunning, isError, error } = useSingleMutation({
    mutationFn: (work: () => Promise<void>) => withTimeout(work(), timeout),
    // Most are wrong passwords and codes, which the form says.
    onError: () => {},
  });
  return { running: isRunning, error: isError ? providerMessage(error, t(otherwise)) : null, attempt: run };
}

/** What went wrong in a step of the sign-up, read out at once. */
export function SignUpError({ text }: { text: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {text && <p className="text-sm font-semibold text-sale">{text}</p>}
    </div>
  );
}
