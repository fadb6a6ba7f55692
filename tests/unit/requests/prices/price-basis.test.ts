import { describe, expect, it } from 'vitest';
import { priceBasis } from '@/requests/prices/price-basis';

describe('what a price is asked for', () => {
  it.each([
    ['Two-bedroom apartment, Bole', 'Bright flat with a lift.', 'thing'],
    ['Apartment, 15,000 Birr per month', '', 'month'],
    ['Apartment', 'For rent, 15,000/month', 'month'],
    ['Apartment for rent', '', 'rent'],
    ['Apartment', 'Ji’aan 15,000', 'month'],
    ['የሚከራይ ቤት በወር 15,000', '', 'month'],
    ['ቤት ኪራይ', '', 'rent'],
    ['Wohnung, 300 pro Monat', '', 'month'],
    ['房子 每月 300', '', 'month'],
    ['Tractor, per day', 'Monthly rates on request.', 'day'],
    ['Guest room', '900 per night', 'day'],
    ['Coffee beans, per kg', '', 'weight'],
    ['Tiles', '450 / m²', 'length'],
    ['Honey', '600 per litre', 'volume'],
    ['Catering, per person', '', 'person'],
    ['Car, ten km per litre', '', 'volume'],
    ['Current affairs magazine', 'Call / meet us.', 'thing'],
    ['Parents’ guide', 'Different colours, permanent marker.', 'thing'],
  ])('is by %j and %j: %s', (name, description, expected) => {
    expect(priceBasis({ name, description })).toBe(expected);
  });
});
