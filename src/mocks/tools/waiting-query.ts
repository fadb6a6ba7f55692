import { queryOptions } from '@tanstack/react-query';
import { productsQuery } from '@/listings/catalogue/products-query';
import type { Database } from '@/mocks/database/create-database';
import { firstAddedId } from '@/mocks/database/mock-storage';
import type { MockProduct } from '@/mocks/mock-product';

const maximum = 10;

const isAdded = ({ id }: MockProduct) => id >= firstAddedId;

/** What people added first, then the demonstration's; the newest first in both. */
const nextFirst = (a: MockProduct, b: MockProduct) =>
  Number(isAdded(b)) - Number(isAdded(a)) || Date.parse(b.date_posted) - Date.parse(a.date_posted);

/**
 * The posts that wait for verification, at most 10, from the database itself: a broken network hides none. Its key lies
 * below the catalogue's, so that a new post shows here as soon as the app asks for the catalogue again.
 */
export const waitingQuery = (database: Pick<Database, 'products'>) =>
  queryOptions({
    queryKey: [...productsQuery.queryKey, 'mock-tools'],
    queryFn: async () =>
      (await database.products())
        .filter(({ verified }) => !verified)
        .toSorted(nextFirst)
        .slice(0, maximum),
    staleTime: 0,
  });
