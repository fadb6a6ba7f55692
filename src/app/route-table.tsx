import { lazy, type ReactNode } from 'react';
import { brand } from '@/config/brand';
import { categories } from '@/listings/categories/categories';
import { collections } from '@/listings/categories/collections';
import HomePage from '@/pages/home-page';

const DetailPage = lazy(() => import('@/pages/detail-page'));
const CategoryPage = lazy(() => import('@/pages/category-page'));
const CollectionPage = lazy(() => import('@/pages/collection-page'));
const SearchPage = lazy(() => import('@/pages/search-page'));
const ServicesPage = lazy(() => import('@/pages/services-page'));

/** One page of the app. */
export interface PageSpec {
  /** The canonical path first, then its aliases, unencoded; they match without regard to case. */
  paths: readonly [`/${string}`, ...`/${string}`[]];
  title: string;
  description: string;
  element: ReactNode;
}

const listDescription = (label: string) => `${label}: verified offers on ${brand.name}, newest first.`;

// Without its own key a page would keep what was typed or chosen on the one before.
const categoryRoutes = categories
  .filter((category) => category.layout !== 'nearby')
  .map((category): PageSpec => ({
    paths: category.paths,
    title: category.label,
    description: listDescription(category.label),
    element: <CategoryPage key={category.value} category={category} />,
  }));

const collectionRoutes = Object.entries(collections).map(([name, collection]): PageSpec => ({
  paths: collection.paths,
  title: collection.label,
  description: listDescription(collection.label),
  element: <CollectionPage key={name} collection={collection} />,
}));

/** Every page, as data (spec section 2, Route table). The home page comes with the first script: most visits start there. */
export const routeTable: readonly PageSpec[] = [
  { paths: ['/', '/discounts'], title: brand.name, description: brand.description, element: <HomePage /> },
  {
    paths: ['/search'],
    title: 'Search',
    description: `Search the verified offers on ${brand.name} by name, company or place.`,
    element: <SearchPage />,
  },
  {
    paths: ['/services'],
    title: 'Services',
    description: 'Service providers near you: repair, cleaning, transport, health, advice and more.',
    element: <ServicesPage />,
  },
  {
    paths: ['/nearby-detail'],
    title: 'Offer',
    description: `A verified offer on ${brand.name}: pictures, price, place and how to reach the seller.`,
    element: <DetailPage />,
  },
  ...categoryRoutes,
  ...collectionRoutes,
];
