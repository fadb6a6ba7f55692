/** The writer sells something: in English, Amharic and Oromo. */
const selling = [
  /\b(?:i|we)(?:['’]m|['’]re| am| are)? (?:now )?(?:sell|selling|offer|offering)\b/i,
  /(?:^\W*|\b(?:i|we)(?: would| am| are)? )(?:want|wish|like|need|ready) to sell\b/i,
  /^\W*(?:sell|selling|offer|offering|to sell)\b/i,
  /(?:^|[^\p{L}])(?:እሸጣለሁ|እንሸጣለን|መሸጥ|ለመሸጥ)(?!\p{L})/u,
  /\b(?:nan|ni) gurgura\b/i,
];
/** These words also occur in requests, as in 'Is there a car for sale?'. Then `lookingFor` matches too. */
const forSale = /\bfor sale\b|(?:^|[^\p{L}])(?:የሚሸጥ|የሚሸጡ|ይሸጣል|ሽያጭ)(?!\p{L})|\bgurguru(?:u|f|uf)\b/iu;
const lookingFor =
  /\?|\b(?:look|looking|search|searching|seek|seeking|need|want|wanted|find|buy|buying|who|where|any|anyone|anybody|is there|are there)\b|(?:^|[^\p{L}])(?:እፈልጋለሁ|እንፈልጋለን|ፈላጊ|መግዛት|እገዛለሁ|ማን|የት)(?!\p{L})|\b(?:barbaad|bit)\p{L}*/iu;

/** Whether a request offers something for sale. Its readers are buyers, so it shows no offers and takes no answers. */
export const offersToSell = (text: string): boolean =>
  selling.some((pattern) => pattern.test(text)) || (forSale.test(text) && !lookingFor.test(text));
