import type { CatEntry, CommentEntry, MockProduct } from '@/mocks/database/mock-state';
import { serverDate } from '@/mocks/server-date';
import { minute } from '@/platform/time';
import { cycle } from './random';

/** The requests of the demonstration, newest first. */
const sampleRequests: readonly { name: string; message: string }[] = [
  { name: 'Anonymous', message: 'Looking for a second-hand fridge around Megenagna, up to 12,000 Birr.' },
  { name: 'Meron Alemu', message: 'Need a tailor in Piassa who can finish a habesha kemis before Saturday.' },
  { name: 'Yohannes Girma', message: 'Selling a study table and chair in Gerji, 3,500 Birr for both.' },
  { name: 'Anonymous', message: 'Who repairs laptop screens near Mexico square? Mine has a crack.' },
  {
    name: 'Tigist Haile',
    message: 'Looking for a two-bedroom house to rent in Ayat or CMC, up to 25,000 Birr a month.',
  },
  { name: 'Hana Bekele', message: 'Where do I find hand-woven netela in white and green, ten pieces?' },
  { name: 'Anonymous', message: 'Want to buy a used child bicycle for a six-year-old, Saris or Kality.' },
  { name: 'Samuel Worku', message: 'Need a plumber in Lideta today, the kitchen pipe is leaking.' },
  {
    name: 'Chaltu Tola',
    message: 'Selling fresh teff from Debre Zeit, 25 kg bags. Delivery to Bole on Fridays.',
  },
  { name: 'Dawit Tesfaye', message: 'Looking for a good camera for a beginner, second-hand is fine.' },
  { name: 'Anonymous', message: 'Is there a shop in Hawassa that fills printer cartridges?' },
  {
    name: 'Rahel Mekonnen',
    message: 'Need a photographer for a graduation in Bahir Dar, about three hours.',
  },
  { name: 'Henok Abebe', message: 'Want to buy four used tyres, 185/65 R15, in good condition.' },
  {
    name: 'Anonymous',
    message: 'Looking for a mathematics tutor for grade 8, two evenings a week near 4 Kilo.',
  },
  { name: 'Zahra Mohammed', message: 'Who sells injera every day to a small restaurant in Merkato?' },
  { name: 'Biruk Desta', message: 'Selling a guitar with its bag, hardly played, 6,000 Birr. Kazanchis.' },
  { name: 'Anonymous', message: 'Need a truck to move a one-room flat from Summit to Sarbet this weekend.' },
  { name: 'Kidist Negash', message: 'Looking for a baby bed, clean and complete, up to 5,000 Birr.' },
  { name: 'Abel Wolde', message: 'Want a quiet desk to rent by the month near Bole, with good Wi-Fi.' },
  { name: 'Anonymous', message: 'Where can I have an old sofa covered anew in Adama?' },
  { name: 'Lensa Fikadu', message: 'Buying old newspapers and cardboard by weight, all over Addis Ababa.' },
  { name: 'Nahom Ayele', message: 'Need someone to set up solar lights on a roof in Arba Minch.' },
  { name: 'Eden Lemma', message: 'Looking for honey from Gondar, five kilos, real and unmixed.' },
  { name: 'Anonymous', message: 'Selling two boxes of school books, grades 9 and 10, 900 Birr together.' },
];

/** The comments of the demonstration. */
const sampleComments: readonly { user_email: string; comment: string }[] = [
  { user_email: 'hana@example.com', comment: 'Is this still available?' },
  { user_email: 'samuel.worku@example.com', comment: 'Very good quality, I bought one last month.' },
  { user_email: 'dawit@example.com', comment: 'Do you have it in another colour?' },
  { user_email: 'meron.alemu@example.com', comment: 'Can I see it on Saturday morning?' },
  { user_email: 'henok.abebe@example.com', comment: 'Fair price. Thank you!' },
  { user_email: 'hana@example.com', comment: 'Please write the size in the description.' },
  { user_email: 'rahel.mekonnen@example.com', comment: 'The seller answers quickly, I am happy.' },
  { user_email: 'abel.wolde@example.com', comment: 'Is the last price fixed?' },
  { user_email: 'dawit@example.com', comment: 'Do you deliver to CMC?' },
  { user_email: 'tigist.haile@example.com', comment: 'Beautiful! I will come with my sister.' },
  { user_email: 'zahra.mohammed@example.com', comment: 'How long is the guarantee?' },
  { user_email: 'biruk.desta@example.com', comment: 'It looks even better in the shop.' },
];

const commentedProducts = 5;

/** The age of a request in ms. The newest is 9 minutes old. Each other one is 1.38 times as old as the one after it. */
const requestAge = (index: number) => Math.round(9 * minute * 1.38 ** index);

/** Creates comments. Each is dated between its post and now. */
function makeComments(now: number, listings: readonly MockProduct[], firstId: number): CommentEntry[] {
  const products = listings.filter(({ verified }) => verified).slice(-commentedProducts * 9);
  return sampleComments.map((text, index) => {
    const product = cycle(products, (index % commentedProducts) * 9);
    const posted = Date.parse(product.date_posted);
    return {
      id: firstId + index,
      product_id: product.id,
      image_id: cycle(product.images, index % 2).id,
      ...text,
      date_posted: serverDate(
        Math.round(posted + ((now - posted) * (index + 1)) / (sampleComments.length + 1)),
      ),
    };
  });
}

/** The requests of the demonstration, oldest first as a server stores them, and after them its comments. */
export function makeRequests(now: number, listings: readonly MockProduct[]): CatEntry[] {
  const requests = sampleRequests
    .map((text, index) => ({
      id: sampleRequests.length - index,
      ...text,
      created_at: serverDate(now - requestAge(index)),
    }))
    .toReversed();
  return [...requests, ...makeComments(now, listings, requests.length + 1)];
}
