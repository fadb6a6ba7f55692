import { message } from '@/language/translate';
import { parseScalar } from '@/platform/parse-values';
import { foldText } from '@/platform/text/fold';

/** The conditions of goods in the API's spelling, with their English labels. */
export const conditionLabels = {
  new: message('New'),
  used: message('Used'),
  refurbished: message('Refurbished'),
} as const;

export type Condition = keyof typeof conditionLabels;

export const conditions: readonly Condition[] = ['new', 'used', 'refurbished'];

/** Reads a condition from a value of any type; null if it is missing or unknown. */
export function parseCondition(value: unknown): Condition | null {
  const text = foldText(parseScalar(value));
  return conditions.find((condition) => condition === text) ?? null;
}
