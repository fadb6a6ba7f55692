import { patternOf } from '@/listings/lexicon';

/** The writer sells something: in English, Amharic and Oromo. */
const selling = [
  /\b(?:i|we)(?:['’]m|['’]re| am| are)? (?:now )?(?:sell|selling|offer|offering)\b/i,
  /(?:^\W*|\b(?:i|we)(?: would| am| are)? )(?:want|wish|like|need|ready) to sell\b/i,
  /^\W*(?:sell|selling|offer|offering|to sell)\b/i,
  /(?:^|[^\p{L}])(?:እሸጣለሁ|እንሸጣለን|መሸጥ|ለመሸጥ)(?!\p{L})/u,
  /\b(?:nan|ni) gurgura\b/i,
];
/** Buyers use these words too, as in 'Is there a car for sale?', but then `lookingFor` matches as well. */
const forSale = /\bfor sale\b|(?:^|[^\p{L}])(?:የሚሸጥ|የሚሸጡ|ይሸጣል|ሽያጭ)(?!\p{L})|\bgurguru(?:u|f|uf)\b/iu;
const lookingFor = new RegExp(
  String.raw`\?|\b(?:any|is there|are there)\b|${patternOf('asking', 'buying')}`,
  'iu',
);

/** Whether a request offers something for sale. Such requests have no matching offers and no answers. */
export const offersToSell = (text: string): boolean =>
  selling.some((pattern) => pattern.test(text)) || (forSale.test(text) && !lookingFor.test(text));
