import { makeListings } from '@/mocks/demonstration/make-listings';
import { makeRequests } from '@/mocks/demonstration/make-requests';
import type { NewEntry, NewProduct } from '@/mocks/handlers/bodies';
import { serverDate } from '@/mocks/server-date';
import { isWithin, parseCoordinates, type Coordinates } from '@/platform/coordinates';
import {
  createMemoryStorage,
  createMockState,
  type CatEntry,
  type MockProduct,
  type MockStorage,
} from './mock-state';

/** A new path for an uploaded file. */
const pathFor = ({ name }: File) =>
  `/media/products/${crypto.randomUUID()}_${name.replace(/[^\w.-]+/g, '_').slice(-60)}`;

interface Options {
  /** Stores what people add. */
  storage?: MockStorage;
  /** The server's clock, in ms since 1970. The dates of the demonstration are relative to its first result. */
  now?: () => number;
}

/** The data of the mocked server: the demonstration, and what people have added. */
export function createDatabase({ storage = createMemoryStorage(), now = Date.now }: Options = {}) {
  const start = now();
  const listings = makeListings(start);
  const requests = makeRequests(start, listings);

  async function products(): Promise<MockProduct[]> {
    const { products: added, verified } = await storage.read();
    return [...listings, ...added].map((product) => ({
      ...product,
      verified: product.verified || verified.has(product.id),
    }));
  }

  const addProduct = ({ uploaded_images: images, ...post }: NewProduct) =>
    storage.update((state): MockProduct => {
      const save = (file: File): string => {
        const path = pathFor(file);
        state.files.set(path, file);
        return path;
      };
      const id = ++state.lastId;
      const product = {
        ...post,
        id,
        profile_photo: post.profile_photo && save(post.profile_photo),
        product_photo: save(post.product_photo),
        product_video: post.product_video && save(post.product_video),
        images: images.map((image, index) => ({ id: id * 100 + index, image: save(image) })),
        date_posted: serverDate(now()),
        verified: false,
      };
      state.products.push(product);
      return product;
    });

  const addEntry = (added: NewEntry) =>
    storage.update((state): CatEntry => {
      const id = ++state.lastId;
      const entry =
        'product_id' in added ? { id, ...added } : { id, ...added, created_at: serverDate(now()) };
      state.entries.push(entry);
      return entry;
    });

  return {
    products,
    addProduct,
    /** The verified products within `radius` km of a place. */
    async nearby(centre: Coordinates, radius: number): Promise<MockProduct[]> {
      const isNear = isWithin(radius, centre);
      return (await products()).filter(
        (product) => product.verified && isNear({ coordinates: parseCoordinates(product) }),
      );
    },
    verify: (id: number) => storage.update(({ verified }) => void verified.add(id)),
    /** Requests and comments, oldest first. */
    entries: async () => [...requests, ...(await storage.read()).entries],
    addEntry,
    /** Finds an uploaded file by its path. */
    file: async (path: string) => (await storage.read()).files.get(path),
    /** Removes everything that people added or verified, and their accounts. */
    reset: () => storage.update((state) => void Object.assign(state, createMockState())),
  };
}

export type Database = ReturnType<typeof createDatabase>;
