import { expect, it } from 'vitest';
import { day } from '@/platform/time';
import { hasArrived, toFormData } from '@/selling/submission/submit-post';
import { hana } from '#tests/app/sign-in';
import { buildListing } from '#tests/data/build-listing';
import { buildPhoto, buildPost } from '#tests/data/build-post';
import { dateBefore, fixedNow } from '#tests/data/clock';

const names = (form: FormData) => [...form.keys()];

it('a post is sent with every field under its name in the API', () => {
  const post = buildPost({
    fields: {
      productName: ' Sofa ',
      companyName: 'Mesfin',
      category: 'homes',
      discount: '10',
      price: '18,500',
      description: 'Wanza wood',
      location: 'Bole',
      latitude: '9.012346',
      longitude: '38.765432',
      telegram: 't.me/mesfin',
      tiktok: 'https://www.tiktok.com/@mesfin',
      website: 'https://mesfin.et',
      phone: '0911 234567',
    },
    media: {
      profile: buildPhoto(),
      video: { id: 'video', file: new File(['video'], 'a.mp4'), seconds: 2 },
    },
  });
  const form = toFormData(post, hana);
  expect(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))).toEqual({
    product_name: 'Sofa',
    company_name: 'Mesfin',
    category: 'homes',
    discount: '10',
    price: '18500',
    description: 'Wanza wood',
    location: 'Bole',
    latitude: '9.012346',
    longitude: '38.765432',
    contact_telegram: 'https://t.me/mesfin',
    contact_tick: 'https://www.tiktok.com/@mesfin',
    web_site: 'https://mesfin.et/',
    contact_phone: '0911 234567',
    email: 'hana@example.com',
    first_name: 'Hana',
    last_name: 'Bekele',
  });
  const [main, ...additional] = post.media.photos;
  const files = (name: string) => form.getAll(name).map((file) => (file instanceof File ? file.name : file));
  expect(files('profile_photo')).toEqual([post.media.profile?.file.name]);
  expect(files('product_photo')).toEqual([main?.file.name]);
  expect(files('product_video')).toEqual(['a.mp4']);
  expect(files('uploaded_images')).toEqual(additional.map(({ file }) => file.name));
});

it('a post is sent without its empty and blank fields', () => {
  const form = toFormData(buildPost({ fields: { description: '  ' } }), {
    ...hana,
    firstName: '',
    lastName: '',
  });
  expect(new Set(names(form))).toEqual(
    new Set(['product_name', 'company_name', 'email', 'product_photo', 'uploaded_images']),
  );
});

it('a post is sent without missing photos and without empty files', () => {
  const form = toFormData(
    buildPost({
      media: { photos: [], profile: { ...buildPhoto(), file: new File([], 'empty.jpg') } },
    }),
    { ...hana, email: ' hana@example.com ', firstName: ' Hana ', lastName: ' Bekele ' },
  );
  expect(form.has('product_photo')).toBe(false);
  expect(form.has('profile_photo')).toBe(false);
  expect(['email', 'first_name', 'last_name'].map((name) => form.get(name))).toEqual([
    'hana@example.com',
    'Hana',
    'Bekele',
  ]);
});

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

it.each([
  ['the listing is new and the same', {}, true],
  ['the listing differs only in spaces and case', { product_name: ' SOFA', company_name: 'mesfin ' }, true],
  ['the listing is older', { date_posted: dateBefore(day) }, false],
  ['the listing belongs to somebody else', { email: 'dawit@example.com' }, false],
  ['the listing has another name', { product_name: 'Sofa bed' }, false],
  ['the listing has another company', { company_name: 'Other' }, false],
  ['the listing has another category', { category: 'design' }, false],
])('an attempt counts as arrived only if the server lists the same post: %s', (_case, change, arrived) => {
  expect(hasArrived([buildListing({ ...row, ...change })], attempt)).toBe(arrived);
});
