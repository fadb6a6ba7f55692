import { brand } from '@/config/brand';
import { categories } from '@/listings/categories/categories';
import { collections } from '@/listings/categories/collections';
import HomePage from '@/pages/home-page';
import { type PageSpec, lazyPage, page } from './page-spec';

const CategoryPage = lazyPage(() => import('@/pages/category-page'));
const CollectionPage = lazyPage(() => import('@/pages/collection-page'));

const listDescription = (label: string) => `${label}: verified offers on ${brand.name}, newest first.`;

// Without a key React would keep the state of the category page before: its search text, its open cards.
const categoryRoutes = categories.map((category): PageSpec => ({
  paths: category.paths,
  kind: 'list',
  title: category.label,
  description: listDescription(category.label),
  code: CategoryPage.code,
  element: <CategoryPage key={category.value} category={category} />,
}));

const collectionRoutes = Object.entries(collections).map(([name, collection]): PageSpec => ({
  paths: collection.paths,
  kind: 'list',
  title: collection.label,
  description: listDescription(collection.label),
  code: CollectionPage.code,
  element: <CollectionPage key={name} collection={collection} />,
}));

/**
 * The pages of listings, as data (docs/product.md, Routes and links); all others are in `later-routes.tsx`. The home page comes
 * with the first script, because most visits start there.
 */
export const listingRoutes: readonly PageSpec[] = [
  {
    paths: ['/', '/discounts'],
    kind: 'home',
    title: brand.name,
    description: brand.description,
    element: <HomePage />,
  },
  {
    paths: ['/search'],
    kind: 'list',
    title: 'Search',
    description: `Search the verified offers on ${brand.name} by name, company or place.`,
    ...page(() => import('@/pages/search-page')),
  },
  {
    paths: ['/services'],
    kind: 'list',
    title: 'Services',
    description: 'Service providers near you: repair, cleaning, transport, health, advice and more.',
    ...page(() => import('@/pages/services-page')),
  },
  {
    paths: ['/nearby-shops'],
    kind: 'list',
    title: 'Nearby Shops',
    description: 'Shops and service providers within 2 km of you, nearest first, as a list and on a map.',
    ...page(() => import('@/pages/nearby-page')),
  },
  {
    paths: ['/nearby-detail'],
    title: 'Offer',
    description: `A verified offer on ${brand.name}: pictures, price, place and how to reach the seller.`,
    ...page(() => import('@/pages/detail-page')),
  },
  ...categoryRoutes,
  ...collectionRoutes,
];
