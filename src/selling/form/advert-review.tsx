import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { t } from '@/language/translate';
import { limitText } from '@/platform/text/limit-text';
import { displayValue, proposeFields, type Proposal } from '@/selling/advert/read-advert';
import { postFields, type PostFieldName, type PostFields } from '@/selling/post/post-fields';
import { Button } from '@/ui/button';

/** In characters. A longer text is shortened, because screen readers read a label to its end. */
const maxShownLength = 200;

const shortenedValue = (name: PostFieldName, value: string): string => {
  const text = displayValue(name, value);
  return text.length > maxShownLength ? `${limitText(text, maxShownLength)}…` : text;
};

interface ProposalRowProps {
  proposal: Proposal;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

const ProposalRow = ({ proposal: { name, value, before }, checked, onChange }: ProposalRowProps) => (
  <li>
    <label className="tap flex cursor-pointer items-start gap-3 py-2">
      <input
        type="checkbox"
        className="mt-0.5 size-4 shrink-0 accent-brand"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-semibold">{t(postFields[name].label)}</span>{' '}
        <span dir="auto" className="line-clamp-3 text-left [overflow-wrap:anywhere] whitespace-pre-line">
          {shortenedValue(name, value)}
        </span>{' '}
        {before !== '' && (
          <span className="line-clamp-2 text-sm [overflow-wrap:anywhere] text-accent">
            {t('Replaces “{text}”', { text: shortenedValue(name, before) })}
          </span>
        )}
      </span>
    </label>
  </li>
);

interface AdvertReviewProps {
  form: UseFormReturn<PostFields>;
  text: string;
  onFilled: (names: readonly PostFieldName[]) => void;
  onClose: () => void;
}

/** Fills in the ticked proposals. At first, proposals for empty fields are ticked. */
export function AdvertReview({ form, text, onFilled, onClose }: AdvertReviewProps) {
  const fields = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const [choices, setChoices] = useState<Readonly<Partial<Record<PostFieldName, boolean>>>>({});
  const proposals = proposeFields(text, fields);
  const isTicked = ({ name, before }: Proposal) => choices[name] ?? before === '';
  const ticked = proposals.filter(isTicked);
  const fillIn = () => {
    const shouldValidate = form.formState.isSubmitted;
    for (const { name, value } of ticked) form.setValue(name, value, { shouldDirty: true, shouldValidate });
    onFilled(ticked.map(({ name }) => name));
  };
  return (
    <>
      {proposals.length === 0 ? (
        <p className="text-sm text-muted">{t('The form already has all this.')}</p>
      ) : (
        <ul aria-label={t('Found in your text')} className="divide-y divide-line border-y border-line">
          {proposals.map((proposal) => (
            <ProposalRow
              key={proposal.name}
              proposal={proposal}
              checked={isTicked(proposal)}
              onChange={(checked) => setChoices({ ...choices, [proposal.name]: checked })}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2 *:flex-auto">
        {proposals.length > 0 && (
          <Button variant="primary" disabled={ticked.length === 0} onClick={fillIn}>
            {t('Fill in the ticked fields')}
          </Button>
        )}
        <Button onClick={onClose}>{t('Close')}</Button>
      </div>
    </>
  );
}
