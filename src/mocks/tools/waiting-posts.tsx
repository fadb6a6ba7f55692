import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { productsQuery } from '@/listings/catalogue/products-query';
import type { Database } from '@/mocks/database/create-database';
import { Button } from '@/ui/button';
import { waitingQuery } from './waiting-query';

interface WaitingPostsProps {
  database: Pick<Database, 'products' | 'setVerified'>;
}

/** Verifies posts, which nobody else does here: the real server's people work elsewhere. */
export function WaitingPosts({ database }: WaitingPostsProps) {
  const queryClient = useQueryClient();
  const { data: posts } = useQuery(waitingQuery(database));
  const heading = useRef<HTMLHeadingElement>(null);

  const verify = async (id: number) => {
    await database.setVerified(id, true);
    // The button goes with its post.
    heading.current?.focus();
    await queryClient.invalidateQueries({ queryKey: productsQuery.queryKey });
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
