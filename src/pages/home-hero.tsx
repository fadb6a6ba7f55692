import { tintAt } from '@/ui/tint';
import { PageHeading } from '@/ui/page-heading';

const pictures = ['foods', 'agriculture', 'design', 'art', 'electronics', 'fashions'];
const grounds = [3, 1, 0, 2, 4, 5];

/** The first words of the market; the pictures stand beside them where there is room. */
export function HomeHero() {
  return (
    <div className="grid items-center gap-8 lg:grid-cols-2 lg:py-4">
      <PageHeading lead="Verified promotions from local sellers. See what is near, call, and go.">
        Good offers from the shops around you
      </PageHeading>
      <div aria-hidden className="hidden grid-cols-3 gap-3 lg:grid">
        {pictures.map((name, index) => (
          <span
            key={name}
            className="grid h-36 place-items-center rounded-card"
            style={{ background: tintAt(grounds[index] ?? 0) }}
          >
            <img src={`/art/${name}.webp`} alt="" width={160} height={120} loading="lazy" />
          </span>
        ))}
      </div>
    </div>
  );
}
