import { describe, expect, it } from 'vitest';
import { countNews } from '@/browse/searches/count-search-news';
import { buildListing } from '#tests/data/build-listing';
import { fixedNow } from '#tests/data/clock';

const offers = Array.from({ length: 900 }, (_, id) =>
  buildListing({
    id,
    product_name: id % 3 === 0 ? 'Fridge' : 'Sofa',
    category: 'homes',
    verified: id % 2 === 0,
  }),
);
const findTyped = () => offers.filter(({ name, verified }) => verified && name === 'Fridge');
const context = { here: null, now: fixedNow, findTyped };
const search = (address: `/${string}`, known: readonly string[] = []) => ({
  address,
  town: null,
  known,
  since: 0,
});

describe('the count of new offers', () => {
  it('reads verified offers once for all searches', async () => {
    const news = await countNews(
      offers,
      [search('/search?query=fridge', ['0', '6']), search('/homes')],
      context,
    );
    expect(news?.get('/search?query=fridge#')).toHaveLength(148);
    expect(news?.get('/homes?#')).toHaveLength(450);
  });

  it('leaves out a search that cannot be counted', async () => {
    const news = await countNews(offers, [search('/homes?within=5'), search('/homes')], context);
    expect([...(news?.keys() ?? [])]).toEqual(['/homes?#']);
  });

  it('stops when aborted', async () => {
    expect(await countNews(offers, [search('/homes')], context, AbortSignal.abort())).toBeNull();
  });
});
