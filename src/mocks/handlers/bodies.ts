import * as v from 'valibot';
import { serverDate } from '@/mocks/server-date';
import { isRecord } from '@/platform/parse-values';
import { wireNames } from '@/selling/post/post-fields';

// The messages are those of Django REST Framework, so that they look as with a real server.
const required = v.pipe(
  v.string('This field is required.'),
  v.trim(),
  v.nonEmpty('This field may not be blank.'),
);
const integer = v.pipe(v.number('A valid integer is required.'), v.integer('A valid integer is required.'));
const decimal = v.pipe(v.unknown(), v.transform(Number), v.number('A valid number is required.'));
const positive = v.pipe(decimal, v.gtValue(0, 'Ensure this value is greater than 0.'));

/** A text of a post; null if it is blank or missing. */
const optional = v.nullish(
  v.pipe(
    v.string(),
    v.transform((text) => text.trim() || null),
  ),
  null,
);

// Not `v.file`, because in jsdom the global `File` is not the class of the files in a request.
const file = v.custom<File>(
  (value) => typeof value === 'object' && value !== null && 'size' in value && Number(value.size) > 0,
  'The submitted file is empty.',
);
const image = v.pipe(
  file,
  v.check(({ type }) => type.startsWith('image/'), 'Upload a valid image.'),
);

/** The form of `POST /api/products/`. */
export const productBody = v.object({
  ...v.entriesFromList([...wireNames, 'email', 'first_name', 'last_name'], optional),
  product_name: required,
  company_name: required,
  product_photo: image,
  profile_photo: v.nullish(image, null),
  product_video: v.nullish(file, null),
  uploaded_images: v.array(image),
});

export type NewProduct = v.InferOutput<typeof productBody>;

const requestBody = v.object({ name: required, message: required });
const commentBody = v.object({
  product_id: integer,
  image_id: integer,
  user_email: v.pipe(required, v.email('Enter a valid email address.')),
  comment: required,
  date_posted: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((date) => serverDate(Date.parse(date))),
  ),
});

/** The body of `POST /api/cat`: a comment if it has a product, otherwise a request. */
export const entryBody = v.lazy((body) =>
  isRecord(body) && 'product_id' in body ? commentBody : requestBody,
);

export type NewEntry = v.InferOutput<typeof entryBody>;

/** The query of `GET /api/products/nearby/`. */
export const nearbyQuery = v.object({ lat: decimal, lng: decimal, radius: decimal });

/** The body of `POST /api/create-checkout-session/`. */
export const checkoutBody = v.object({
  items: v.pipe(
    v.array(v.object({ price: positive, quantity: positive })),
    v.nonEmpty('This list may not be empty.'),
  ),
});
