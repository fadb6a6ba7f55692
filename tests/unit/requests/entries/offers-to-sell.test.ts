import { expect, it } from 'vitest';
import { offersToSell } from '@/requests/entries/offers-to-sell';

it.each([
  'I sell a fridge, 20,000 Birr',
  "Hello, I'm selling my sofa",
  'We are offering tutoring in Bole',
  'Selling two chairs, call 0911234567',
  'I want to sell my car',
  'House for sale in Ayat',
  'መኪና እሸጣለሁ',
  'የሚሸጥ ቤት በአያት',
  'መኪና መሸጥ እፈልጋለሁ',
  'Nan gurgura: mana',
])('offersToSell recognises an offer in %j', (text) => expect(offersToSell(text)).toBe(true));

it.each([
  'Used bicycle for a child',
  'Who has one of these to sell?',
  'Looking for a house for sale in Ayat',
  'Is there a fridge for sale',
  'I want to buy a sofa',
  'A bestseller of Adefris',
  'Anybody selling a ladder',
  'Does anybody want to sell a ladder',
  'የሚሸጥ ቤት እፈልጋለሁ',
  'መኪና መግዛት እፈልጋለሁ',
  'Konkolaataa bituu barbaada',
])('offersToSell recognises a request in %j', (text) => expect(offersToSell(text)).toBe(false));
