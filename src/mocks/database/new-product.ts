import * as v from 'valibot';
import { wireNames } from '@/selling/post/post-fields';

/** The checked texts of a post, by the names of the API: everything but what the server adds and the files. */
export const productFieldsSchema = v.object({
  ...v.entriesFromList([...wireNames, 'email', 'first_name', 'last_name'], v.nullable(v.string())),
  product_name: v.string(),
  company_name: v.string(),
});

type ProductFields = v.InferOutput<typeof productFieldsSchema>;

/** The files of a post, by the names of the form. */
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
