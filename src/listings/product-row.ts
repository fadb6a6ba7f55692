type Text = string | null | undefined;
type Scalar = number | string | null | undefined;

/**
 * A row of `GET /api/products/` as Django REST Framework sends it: decimals are strings, missing fields are `null`, and
 * media addresses are absolute or relative.
 */
export interface ProductRow {
  id: number | string;
  product_name: string;
  company_name?: Text;
  description?: Text;
  category?: Text;
  discount?: Scalar;
  location?: Text;
  latitude?: Scalar;
  longitude?: Scalar;
  contact_telegram?: Text;
  contact_tick?: Text;
  web_site?: Text;
  contact_phone?: Scalar;
  email?: Text;
  profile_photo?: Text;
  product_photo?: Text;
  product_video?: Text;
  images?: readonly ({ id?: Scalar; image?: Text } | null)[] | null | undefined;
  first_name?: Text;
  last_name?: Text;
  date_posted?: Text;
  verified?: boolean | null | undefined;
  price?: Scalar;
  condition?: Scalar;
}
