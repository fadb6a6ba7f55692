import type { CategoryValue } from '@/listings/categories/categories';
import type { Company } from './company';
import { cycle } from './cycle';
import { demonstrationUsers, ownerAt } from './owners';
import { placeNamedIn } from './place-named-in';
import { neighbourhoods, towns } from './places';

interface Founding {
  name: string;
  category: CategoryValue;
  /** Its place among the companies of its category. */
  index: number;
  /** Its place among all companies. */
  number: number;
  /** Of which it takes one for its own. */
  pictures: readonly string[];
}

const shareInAddisAbaba = 0.66;

function ownerOf({ category, index, number }: Founding) {
  const user = demonstrationUsers.find(({ categories }) => categories.some((value) => value === category));
  return index === 0 && user ? user.owner : ownerAt(number);
}

/** No subscriber has these numbers: the block after +2519 is all zeros. */
const demonstrationPhone = (number: number) => `+25190000${String(1000 + number * 37).padStart(4, '0')}`;

/** The shop of that name with its owner, place and contacts; some contacts are absent, as in life. */
export function makeCompany(founding: Founding, random: () => number): Company {
  const { name, index, number, pictures } = founding;
  const slug = name
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z\d]+/g, '-');
  const somewhere = cycle(random() < shareInAddisAbaba ? neighbourhoods : towns, Math.floor(random() * 240));
  return {
    ...ownerOf(founding),
    name,
    place: placeNamedIn(name) ?? somewhere,
    profilePicture: number % 9 === 5 ? null : cycle(pictures, index),
    contact_phone: number % 7 === 3 ? null : demonstrationPhone(number),
    contact_telegram: number % 4 === 2 ? null : `https://t.me/gulit_demo_${slug.replaceAll('-', '_')}`,
    contact_tick: number % 3 === 1 ? null : `https://www.tiktok.com/@gulit.demo.${slug.replaceAll('-', '.')}`,
    web_site: number % 5 < 2 ? null : `https://${slug}.example.com`,
  };
}
