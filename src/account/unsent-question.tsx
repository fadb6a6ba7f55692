export type UnsentChoice = 'send' | 'keep' | 'delete';

const choices = [
  ['send', 'Send it now'],
  ['keep', 'Keep it for my next sign-in, hidden from everyone else'],
  ['delete', 'Delete it'],
] as const satisfies readonly (readonly [UnsentChoice, string])[];

interface UnsentQuestionProps {
  /** What is on this device and not on the server. */
  facts: readonly string[];
  mayBeSent: boolean;
  choice: UnsentChoice;
  onChoose: (choice: UnsentChoice) => void;
}

/** Asks what becomes of what an account has not sent. */
export function UnsentQuestion({ facts, mayBeSent, choice, onChoose }: UnsentQuestionProps) {
  return (
    <fieldset className="mt-3">
      <legend className="text-sm">On this device: {facts.join(', ')}.</legend>
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
            {words}
          </label>
        ))}
    </fieldset>
  );
}
