import * as v from 'valibot';
import { serverDate } from '@/mocks/server-date';
import { distanceInKilometres, type Coordinates } from '@/platform/coordinates';
import { parseDecimal } from '@/platform/parse-values';
import { wireNames } from '@/selling/post/post-fields';
import type { MockProduct, MockStorage } from './mock-storage';

/** The checked texts of a post by their names in the API. Files, and what the server adds, are not among them. */
export const productFieldsSchema = v.object({
  ...v.entriesFromList([...wireNames, 'email', 'first_name', 'last_name'], v.nullable(v.string())),
  product_name: v.string(),
  company_name: v.string(),
});

type ProductFields = v.InferOutput<typeof productFieldsSchema>;

/** The files of a post, by their names in the form. */
interface ProductFiles {
  profile_photo: File | null;
  product_photo: File;
  product_video: File | null;
  uploaded_images: readonly File[];
}

/** A post that has passed every check. */
export interface NewProduct {
  fields: ProductFields;
  files: ProductFiles;
}

/** Cleans the name of an upload as Django does, and cuts it to 60 characters. */
const cleanName = (name: string) => name.replace(/[^\w.-]+/g, '_').slice(-60);

/** Stores an uploaded file, and returns its path. */
async function saveFile(storage: MockStorage, file: File): Promise<string> {
  const path = `/media/products/${crypto.randomUUID()}_${cleanName(file.name)}`;
  await storage.putFile({ path, file });
  return path;
}

function isWithin(product: MockProduct, centre: Coordinates, radius: number): boolean {
  const latitude = parseDecimal(product.latitude);
  const longitude = parseDecimal(product.longitude);
  if (latitude === null || longitude === null) return false;
  return distanceInKilometres(centre, { latitude, longitude }) <= radius;
}

/** The products of the demonstration, which are created at every start, and those that people posted. */
export function createProductTable(
  storage: MockStorage,
  demonstration: readonly MockProduct[],
  now: () => number,
) {
  async function products(): Promise<MockProduct[]> {
    const [posted, verdicts] = await Promise.all([storage.products(), storage.verdicts()]);
    const verdictById = new Map(verdicts.map(({ id, verified }) => [id, verified]));
    return [...demonstration, ...posted].map((product) => ({
      ...product,
      verified: verdictById.get(product.id) ?? product.verified,
    }));
  }

  const saveOptional = (file: File | null) => (file ? saveFile(storage, file) : Promise.resolve(null));

  /** Stores the files first, so that nobody sees a product without its pictures. */
  async function addProduct({ fields, files }: NewProduct): Promise<MockProduct> {
    const [profilePhoto, productPhoto, productVideo, images] = await Promise.all([
      saveOptional(files.profile_photo),
      saveFile(storage, files.product_photo),
      saveOptional(files.product_video),
      Promise.all(files.uploaded_images.map((file) => saveFile(storage, file))),
    ]);
    return storage.addProduct((id) => ({
      id,
      ...fields,
      profile_photo: profilePhoto,
      product_photo: productPhoto,
      product_video: productVideo,
      images: images.map((image, index) => ({ id: id * 100 + index, image })),
      date_posted: serverDate(now()),
      verified: false,
    }));
  }

  return {
    products,
    addProduct,
    setVerified: (id: number, verified: boolean) => storage.putVerdict({ id, verified }),
    /** The verified products within `radius` km of a place. */
    async nearby(centre: Coordinates, radius: number): Promise<MockProduct[]> {
      return (await products()).filter((product) => product.verified && isWithin(product, centre, radius));
    },
  };
}
