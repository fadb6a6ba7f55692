import { describe, expect, it } from 'vitest';
import { shopSpellings } from '@/listings/shops/shop-spellings';
import { buildListing } from '#tests/build-listing';

const of = (company_name: string, contact_phone: string, verified = true) =>
  buildListing({ company_name, contact_phone, email: '', first_name: '', last_name: '', verified });

const listings = [
  of('Selam Suk', '0911 000 001'),
  of('ሰላም ሱቅ', '+251 911 000 001'),
  of('selam-suk', '0911 000 001'),
  of('SELAM SUK', '0922 000 002'),
  of('Selam Suk', '0933 000 003'),
  of('Selam Suk!', '0933 000 003'),
  of('SelamSuk', '0911 000 001', false),
  of('Abel PLC', '0911 000 001'),
  of('', '0911 000 001'),
];

describe('the spellings of a shop', () => {
  it.each([
    ['Selam Suk', ['Selam Suk', 'ሰላም ሱቅ', 'selam-suk', 'Selam Suk!']],
    ['ሰላም ሱቅ', ['Selam Suk', 'ሰላም ሱቅ', 'selam-suk']],
    ['SELAM SUK', ['SELAM SUK']],
    ['Abel PLC', ['Abel PLC']],
    ['Nobody', ['Nobody']],
    ['', []],
  ])('%s', async (company, expected) => {
    expect([...(await shopSpellings(company, listings))].toSorted()).toEqual(expected.toSorted());
  });

  it('are looked for among no more offers than a seller may have', async () => {
    const many = Array.from({ length: 400 }, (_, index) => of(`Shop ${index}`, '0911 000 001'));
    const [last] = await shopSpellings('Selam Suk', [...many, ...listings]);
    expect(last).toBe('Selam Suk');
  });
});
