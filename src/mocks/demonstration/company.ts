import type { Owner } from './owners';
import type { Place } from './places';

/** A demonstration shop: what all its listings share. Pictures are file names without ending in `public/demo/`. */
export interface Company extends Owner {
  name: string;
  place: Place;
  profilePicture: string | null;
  contact_phone: string | null;
  contact_telegram: string | null;
  contact_tick: string | null;
  web_site: string | null;
}
