import { cycle } from './random';

/** Who posted a demonstration listing. */
export interface Owner {
  first_name: string;
  last_name: string;
  email: string;
}

// prettier-ignore
const firstNames = [
  'Abel', 'Bethlehem', 'Chaltu', 'Daniel', 'Eden', 'Fikru', 'Genet', 'Henok', 'Iman', 'Kidist', 'Lensa', 'Meron',
  'Nahom', 'Obsa', 'Rahel', 'Samuel', 'Tigist', 'Wondimu', 'Yohannes', 'Zahra', 'Almaz', 'Biruk', 'Saron',
];
// prettier-ignore
const lastNames = [
  'Abebe', 'Alemu', 'Asefa', 'Ayele', 'Desta', 'Fikadu', 'Gebre', 'Girma', 'Haile', 'Kebede',
  'Lemma', 'Mekonnen', 'Mohammed', 'Negash', 'Tadesse', 'Tola', 'Wolde', 'Worku', 'Yimer',
];

/** The sellers of the demonstration who have accounts, and the categories of their posts. */
export const demonstrationSellers = [
  {
    owner: { first_name: 'Hana', last_name: 'Bekele', email: 'hana@example.com' },
    categories: ['fashions', 'jewelry', 'homes', 'foods', 'art'],
  },
  {
    owner: { first_name: 'Dawit', last_name: 'Tesfaye', email: 'dawit@example.com' },
    categories: ['electronics', 'carbrands', 'repair', 'music', 'photography'],
  },
] as const satisfies readonly { owner: Owner; categories: readonly string[] }[];

/** The owner of company number `index`. */
export function ownerAt(index: number): Owner {
  const first = cycle(firstNames, index);
  const last = cycle(lastNames, index * 7);
  return {
    first_name: first,
    last_name: last,
    email: `${first}.${last}@example.com`.toLowerCase(),
  };
}
