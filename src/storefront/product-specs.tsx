import { ChevronDown } from 'lucide';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/icon';
import { useMediaQuery } from '@/ui/use-media-query';
import { aboveBarsClass } from './above-bars';
import type { StoreProduct } from './store-product';

/** The facts about a product; folded on a phone, where two cards share the width. */
export function ProductSpecs({ product }: { product: StoreProduct }) {
  const isWide = useMediaQuery('(min-width: 64rem)');
  const list = (
    <ul
      aria-label={`Specs of ${product.name}`}
      className="list-disc pl-4 text-xs text-muted marker:text-edge lg:text-sm"
    >
      {product.specs.map((spec) => (
        <li key={spec}>{spec}</li>
      ))}
    </ul>
  );
  if (isWide) return list;
  return (
    <details className="group">
      <summary
        className={classNames(
          'tap flex list-none items-center justify-between text-sm font-semibold text-brand [&::-webkit-details-marker]:hidden',
          aboveBarsClass,
        )}
      >
        <span>
          Specs <span className="sr-only">of {product.name}</span>
        </span>
        <Icon of={ChevronDown} className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {list}
    </details>
  );
}
