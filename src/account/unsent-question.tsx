import { message, t } from '@/language/translate';

export type UnsentChoice = 'send' | 'keep' | 'delete';

const choices = [
  ['send', message('Send it now')],
  ['keep', message('Keep it for my next sign-in, hidden from everyone else')],
  ['delete', message('Delete it')],
] as const satisfies readonly (readonly [UnsentChoice, string])[];

interface UnsentQuestionProps {
  /** What is on this device and not on the server, in words; never empty. */
  facts: readonly string[];
  mayBeSent: boolean;
  choice: UnsentChoice;
  onChoose: (choice: UnsentChoice) => void;
}

/** Asks what becomes of what an account has not sent. */
export function UnsentQuestion({ facts, mayBeSent, choice, onChoose }: UnsentQuestionProps) {
  return (
    <fieldset className="mt-3">
      <legend className="text-sm">
        {t('On this device: {facts}.', {
          facts: facts.reduce((first, rest) => t('{first}, {rest}', { first, rest })),
        })}
      </legend>
      {choices
        .filter(([value]) => value !== 'send' || mayBeSent)
        .map(([value, words]) => (
          <label key={value} className="tap flex items-center gap-2 py-1 text-sm">
            <input
              type="radio"
              name="unsent"
              className="size-4 shrink-0 accent-brand"
              checked={choice === value}
              onChange={() => onChoose(value)}
            />
            {t(words)}
          </label>
        ))}
    </fieldset>
  );
}
