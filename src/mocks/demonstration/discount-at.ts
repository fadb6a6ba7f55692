import { day } from '@/lib/time';
import { cycle } from './cycle';

const recent = ['10', null, '20', '15', '5', '10', 'waiting', '20', '15', null, '5', '10', 'ended'];
const older = ['ended', null, '10', null, 'waiting', '15', 'ended', null, '20', '5', null];
const byCollection = new Map([
  ['weekly', ['15', '10', '20', '5']],
  ['upcomming', ['waiting', 'waiting', '10', 'waiting', 'waiting', 'waiting', '20']],
]);

/** The discount, in the forms that the API stores, of the listing at a position of the catalogue. */
export function discountAt(position: number, category: string, age: number): string | null {
  return cycle(byCollection.get(category) ?? (age < 7 * day ? recent : older), position);
}
