import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '@/language/format';
import { t } from '@/language/translate';
import { lazily } from '@/platform/memoize';
import { paths } from '@/platform/paths';
import { findClose } from '@/search/find-close';
import { readQuery } from '@/search/read-query';
import { createSearchIndex } from '@/search/search-index';
import { SectionFrame } from '@/ui/section-frame';
import { useAsyncValue } from '@/ui/use-async-value';
import { ProductPicture } from './product-line';
import { storefrontProducts } from './products';

const maxHits = 3;
const productIndex = lazily(() => createSearchIndex(storefrontProducts));

export function StorefrontHits({ text }: { text: string }) {
  const find = useCallback(
    async () => findClose(await productIndex(), readQuery(text), { limit: maxHits }),
    [text],
  );
  const products = useAsyncValue(find) ?? [];
  if (products.length === 0) return null;
  return (
    <SectionFrame title={t('From the Gulit store')}>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {products.map((product) => (
          <li
            key={product.id}
            className="relative flex items-center gap-3 rounded-card border border-line bg-surface p-2 hover:border-edge"
          >
            <ProductPicture product={product} className="size-16 shrink-0 rounded-control" />
            <span className="min-w-0">
              <Link to={`${paths.forSale}#product-${product.id}`} className="stretched font-semibold">
                {t(product.name)}
              </Link>
              <span className="block text-sm font-semibold text-brand tabular-nums">
                {formatMoney(product.price)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
