import { t } from '@/language/translate';
import { TownPicker } from '@/listings/place/town-picker';
import { SelectField } from '@/ui/select-field';
import { lists } from '@/listings/categories/find-list';
import { type Choice, readChoice } from './choose-offers';

const distances = [2, 5, 10, 25, 100];

interface OfferChoiceProps {
  choice: Choice;
  /** In km. */
  within: number;
  onChoose: (choice: Choice) => void;
  onWithin: (within: number) => void;
}

const isList = (choice: Choice) => choice.startsWith('/');

/** Which offers are given: what is saved, what is near a place, or a list. */
export function OfferChoice({ choice, within, onChoose, onWithin }: OfferChoiceProps) {
  const kinds: readonly (readonly [name: string, first: Choice, isChosen: boolean])[] = [
    [t('My saved offers'), 'saved', choice === 'saved'],
    [t('Offers near a place'), 'near', choice === 'near'],
    [t('A category'), lists[0]?.paths[0] ?? 'saved', isList(choice)],
  ];
  return (
    <fieldset>
      <legend className="pb-1 font-semibold">{t('Which offers?')}</legend>
      <div className="flex flex-col lg:flex-row lg:gap-6">
        {kinds.map(([name, first, isChosen]) => (
          <label key={name} className="tap flex items-center gap-2">
            <input
              type="radio"
              name="offers"
              className="size-4 accent-brand"
              checked={isChosen}
              onChange={() => onChoose(first)}
            />
            {name}
          </label>
        ))}
      </div>
      {choice === 'near' && (
        <div className="mt-1 flex flex-wrap gap-2">
          <TownPicker />
          <SelectField
            label={t('Distance')}
            value={String(within)}
            options={distances.map((distance) => [String(distance), t('Within {distance} km', { distance })])}
            onChange={(value) => onWithin(Number(value))}
          />
        </div>
      )}
      {isList(choice) && (
        <div className="mt-1 flex">
          <SelectField
            label={t('Category')}
            value={choice}
            options={lists.map(({ paths: [first], label }) => [first, t(label)])}
            onChange={(value) => onChoose(readChoice(value))}
          />
        </div>
      )}
    </fieldset>
  );
}
