import { message } from '@/language/translate';

interface FeaturedBrand {
  id: string;
  name: string;
  description: string;
  /** The path of a picture in `public/`. */
  logo: string;
  website: `https://${string}`;
}

export const featuredBrands: readonly FeaturedBrand[] = [
  {
    id: 'ethiopian-airlines',
    name: 'Ethiopian Airlines',
    description: message(
      'The flag carrier of Ethiopia: flights from Addis Ababa within the country and abroad.',
    ),
    logo: '/brands/ethiopian-airlines.svg',
    website: 'https://www.ethiopianairlines.com/',
  },
  {
    id: 'samsung',
    name: 'Samsung',
    description: message('Phones, televisions and household appliances from South Korea.'),
    logo: '/brands/samsung.svg',
    website: 'https://www.samsung.com/',
  },
  {
    id: 'toyota',
    name: 'Toyota',
    description: message('Cars, pick-ups and minibuses from Japan.'),
    logo: '/brands/toyota.svg',
    website: 'https://global.toyota/en/',
  },
  {
    id: 'adidas',
    name: 'Adidas',
    description: message('Shoes and clothes for sport and for the street, from Germany.'),
    logo: '/brands/adidas.svg',
    website: 'https://www.adidas.com/',
  },
  {
    id: 'nokia',
    name: 'Nokia',
    description: message('Telecom networks from Finland, and phones that carry its name.'),
    logo: '/brands/nokia.svg',
    website: 'https://www.nokia.com/',
  },
];
