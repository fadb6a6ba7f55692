const words =
  'solid wooden table chair woven cotton dress leather bag fresh roasted coffee laptop phone screen repair car engine service clean quiet house garden flat sunny large small new used strong light warm bright original imported local market price delivery warranty month year week family office school kitchen room floor building corner street station river lake hill stone iron glass paper copper silver gold'.split(
    ' ',
  );
const categories =
  'fashions electronics homes carbrands appliances health music agriculture jewelry baby'.split(' ');
const places = 'Bole Piassa Merkato Kazanchis Megenagna CMC Ayat Sarbet Gerji Lideta'.split(' ');

/** Numbers from 0 to 1 that are the same in each run. */
function createRandom() {
  let state = 42;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Rows of `GET /api/products/`. Their texts compress like real ones, to about 130 bytes each. The oldest comes first,
 * as a Django server without an ordering sends them.
 */
export function makeCatalogue(count: number) {
  const now = Date.now();
  const random = createRandom();
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const sentence = (length: number) => Array.from({ length }, () => pick(words)).join(' ');
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    product_name: `Handmade ${sentence(4)}`,
    company_name: `${sentence(1)} ${Math.floor(random() * 900)} PLC`,
    description: sentence(28),
    category: categories[index % categories.length],
    discount: pick(['0', '5', '10', '15', '20', 'waiting', 'ended']),
    location: `${pick(places)}, Addis Ababa`,
    latitude: (9 + random() / 5).toFixed(6),
    longitude: (38.7 + random() / 5).toFixed(6),
    contact_telegram: `https://t.me/shop${Math.floor(random() * 1e6)}`,
    contact_phone: `+2519${Math.floor(random() * 1e8)}`,
    email: `owner${Math.floor(random() * 1e5)}@example.et`,
    profile_photo: '/preview.png?seller',
    product_photo: `/preview.png?${index}`,
    images: [0, 1, 2, 3, 4].map((place) => ({
      id: index * 5 + place,
      image: `/preview.png?${index}-${place}`,
    })),
    date_posted: new Date(now - (count - index) * 300_000).toISOString(),
    verified: true,
    price: (100 + random() * 90_000).toFixed(2),
  }));
}
