import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Store } from '@/platform/create-store';
import { conditionsSchema, type Conditions } from '@/mocks/conditions/conditions';
import { SelectField } from '@/ui/select-field';
import { useStore } from '@/ui/use-store';
import { listingsWords, networkWords, textsWords } from './condition-words';

const networkOptions = networkWords.map(([value, text]) => [value, text] as const);
const listingsOptions = listingsWords.map(([value, text]) => [value, text] as const);
const textsOptions = textsWords.map(([value, text]) => [value, text] as const);

/** Chooses how the servers answer and the interface speaks. */
export function ConditionFields({ conditions }: { conditions: Store<Conditions> }) {
  const queryClient = useQueryClient();
  const { network, listings, texts } = useStore(conditions);
  const change = (part: Partial<Record<keyof Conditions, string>>) => {
    conditions.write(v.parse(conditionsSchema, { network, listings, texts, ...part }));
    // Reset, not invalidate: data that is still shown would hide the loading and error states.
    void queryClient.resetQueries();
  };
  return (
    <>
      <SelectField
        label="Network"
        value={network}
        options={networkOptions}
        onChange={(value) => change({ network: value })}
      />
      <SelectField
        label="Listings"
        value={listings}
        options={listingsOptions}
        onChange={(value) => change({ listings: value })}
      />
      <SelectField
        label="Texts"
        value={texts}
        options={textsOptions}
        onChange={(value) => change({ texts: value })}
      />
    </>
  );
}
