import type { CategoryValue } from '@/listings/categories/categories';
import { demonstrationSellers, ownerAt, type Owner } from './owners';
import { neighbourhoods, placeNamedIn, towns, type Place } from './places';
import { cycle } from './random';

/** A company of the demonstration. Pictures are file names in `public/demo/`, without extension. */
export interface Company extends Owner {
  name: string;
  place: Place;
  profilePicture: string | null;
  contact_phone: string | null;
  contact_telegram: string | null;
  contact_tick: string | null;
  web_site: string | null;
}

interface CompanyOptions {
  name: string;
  category: CategoryValue;
  /** The index of the company in its category. */
  index: number;
  /** The index of the company among all companies. */
  number: number;
  /** The pictures from which the profile photo is chosen. */
  pictures: readonly string[];
}

const shareInAddisAbaba = 0.66;

function ownerOf({ category, index, number }: CompanyOptions) {
  const user = demonstrationSellers.find(({ categories }) => categories.some((value) => value === category));
  return index === 0 && user ? user.owner : ownerAt(number);
}

/** Numbers that belong to nobody: no real number has zeros after +2519. */
const demonstrationPhone = (number: number) => `+25190000${String(1000 + number * 37).padStart(4, '0')}`;

/** Creates a company with its owner, place and contacts. As with real sellers, some contacts are missing. */
export function makeCompany(options: CompanyOptions, random: () => number): Company {
  const { name, index, number, pictures } = options;
  const slug = name
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z\d]+/g, '-');
  const somewhere = cycle(random() < shareInAddisAbaba ? neighbourhoods : towns, Math.floor(random() * 240));
  return {
    ...ownerOf(options),
    name,
    place: placeNamedIn(name) ?? somewhere,
    profilePicture: number % 9 === 5 ? null : cycle(pictures, index),
    contact_phone: number % 7 === 3 ? null : demonstrationPhone(number),
    contact_telegram: number % 4 === 2 ? null : `https://t.me/gulit_demo_${slug.replaceAll('-', '_')}`,
    contact_tick: number % 3 === 1 ? null : `https://www.tiktok.com/@gulit.demo.${slug.replaceAll('-', '.')}`,
    web_site: number % 5 < 2 ? null : `https://${slug}.example.com`,
  };
}
