import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { catalogueQuery } from '@/listings/use-catalogue';
import type { Database } from '@/mocks/database/create-database';
import { firstAddedId, type MockProduct } from '@/mocks/database/mock-storage';
import { Button } from '@/ui/button';

const maxPosts = 10;

const isAdded = ({ id }: MockProduct) => id >= firstAddedId;

/** Puts the posts that people added first, then those of the demonstration; each group newest first. */
const addedThenNewest = (a: MockProduct, b: MockProduct) =>
  Number(isAdded(b)) - Number(isAdded(a)) || Date.parse(b.date_posted) - Date.parse(a.date_posted);

/**
 * The query for the posts that wait for verification. It reads the database directly, so that a simulated network
 * failure does not hide them. Its key begins with that of the catalogue, so that both are fetched again together.
 */
const waitingQuery = (database: Pick<Database, 'products'>) =>
  queryOptions({
    queryKey: [...catalogueQuery.queryKey, 'mock-tools'],
    queryFn: async () =>
      (await database.products())
        .filter(({ verified }) => !verified)
        .toSorted(addedThenNewest)
        .slice(0, maxPosts),
    staleTime: 0,
  });

interface WaitingPostsProps {
  database: Pick<Database, 'products' | 'setVerified'>;
}

/** The posts that wait, each with a button that verifies it. The app itself cannot verify posts. */
export function WaitingPosts({ database }: WaitingPostsProps) {
  const queryClient = useQueryClient();
  const { data: posts } = useQuery(waitingQuery(database));
  const heading = useRef<HTMLHeadingElement>(null);

  const verify = async (id: number) => {
    await database.setVerified(id, true);
    // The focused button disappears with its post.
    heading.current?.focus();
    await queryClient.invalidateQueries({ queryKey: catalogueQuery.queryKey });
  };

  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        Waiting posts
      </h2>
      {posts?.length === 0 && <p className="text-muted">Every post is verified.</p>}
      <ul className="flex flex-col gap-2">
        {posts?.map(({ id, product_name: name, company_name: company }) => (
          <li key={id} className="flex items-center justify-between gap-2">
            <span className="min-w-0">
              {name}
              <span className="block text-xs text-muted">{company}</span>
            </span>
            <Button aria-label={`Verify ${name}`} onClick={() => void verify(id)}>
              Verify
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
