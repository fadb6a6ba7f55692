import { expect, it } from 'vitest';
import { compareTexts, foldEmail, foldText } from '@/platform/text/fold';

it.each([
  [' Carved STOOL\n', 'carved stool'],
  ['ÉTAGÈRE', 'etagere'],
  ['Straße', 'strasse'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['ガス', 'ガス'],
  ['', ''],
  // Ethiopic
  ['ሐበሻ', 'ሀበሻ'],
  ['ኃይለ ሥላሴ', 'ሀይለ ስላሴ'],
  ['ዓለም', 'አለም'],
  ['ፀሐይ', 'ጸሀይ'],
  ['ጐንደር', 'ጎንደር'],
  ['ጰጳስ', 'ፐፓስ'],
  ['ቦሌ bole', 'ቦሌ bole'],
  // Spaces
  ['Toyota  Vitz', 'toyota vitz'],
  ['Toyota\u00a0\u202f\u3000Vitz', 'toyota vitz'],
  ['Toyota\t\r\nVitz\u2003', 'toyota vitz'],
  ['ሳር\u00a0 ቤት', 'ሳር ቤት'],
  // Apostrophes
  ["Men's", "men's"],
  ['Men’s', "men's"],
  ['Menʼs', "men's"],
  ['Men‘s', "men's"],
  ['Men`s', "men's"],
  ['Men´s', "men's"],
  ['Men＇s', "men's"],
  // Hyphens
  ['Wi‑Fi', 'wi-fi'],
  ['Wi‐Fi', 'wi-fi'],
  ['Wi–Fi', 'wi-fi'],
  ['Wi—Fi', 'wi-fi'],
  ['Wi−Fi', 'wi-fi'],
  ['Wi－Fi', 'wi-fi'],
  ['ኤል－ጂ', 'ኤል-ጂ'],
  // Full-width and decorated letters
  ['Ｔｏｙｏｔａ　２０', 'toyota 20'],
  ['𝗣𝗿𝗶𝗰𝗲', 'price'],
  // Characters without width
  ['Toy\u00adota', 'toyota'],
  ['\u200bToyota\ufeff', 'toyota'],
  ['To\u2060yo\u200dta', 'toyota'],
  ['\u202eToyota\u202c', 'toyota'],
  ['Sale ⚡\ufe0f', 'sale ⚡'],
])('a text %j is compared as %j', (text, folded) => expect(foldText(text)).toBe(folded));

it.each([
  [' Selam@Example.ET ', 'selam@example.et'],
  ['josé@example.et', 'josé@example.et'],
])('an email address is compared without case and spaces: %j as %j', (address, folded) =>
  expect(foldEmail(address)).toBe(folded),
);

it.each([
  ['am', ['ሱቅ', 'ሰዓት', 'ሠርግ'], ['ሠርግ', 'ሰዓት', 'ሱቅ']],
  ['de', ['Zelte', 'Äpfel', 'Birnen'], ['Äpfel', 'Birnen', 'Zelte']],
  ['en', ['Room 10', 'Room 9'], ['Room 9', 'Room 10']],
  ['tr', ['Insurance', 'Homes', 'ice'], ['Homes', 'ice', 'Insurance']],
])('texts in %s: %s are sorted as %s', (language, texts, expected) => {
  expect(texts.toSorted(compareTexts(language))).toEqual(expected);
});
