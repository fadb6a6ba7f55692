import { describe, expect, it } from 'vitest';
import { day } from '@/platform/time';
import { hasArrived } from '@/selling/submission/submit-post';
import { buildListing } from '#tests/data/build-listing';
import { buildPost } from '#tests/data/build-post';
import { dateBefore, fixedNow } from '#tests/data/clock';

const { fields } = buildPost({ fields: { productName: 'Sofa', companyName: 'Mesfin', category: 'homes' } });
const attempt = {
  key: 'a',
  startedAt: fixedNow,
  email: 'hana@example.com',
  fields,
  fileIds: [],
  knownIds: ['1'],
};
const row = {
  id: 2,
  product_name: 'Sofa',
  company_name: 'Mesfin',
  category: 'homes',
  email: 'Hana@Example.com',
  verified: false,
  date_posted: dateBefore(0),
};

describe('an attempt counts as arrived only if the server lists the same post', () => {
  it.each([
    ['the listing is new and the same', {}, true],
    ['the listing differs only in spaces and case', { product_name: ' SOFA', company_name: 'mesfin ' }, true],
    ['the listing is older', { date_posted: dateBefore(day) }, false],
    ['the listing belongs to somebody else', { email: 'dawit@example.com' }, false],
    ['the listing has another name', { product_name: 'Sofa bed' }, false],
    ['the listing has another company', { company_name: 'Other' }, false],
    ['the listing has another category', { category: 'design' }, false],
  ])('%s', (_case, change, arrived) => {
    expect(hasArrived([buildListing({ ...row, ...change })], attempt)).toBe(arrived);
  });
});
