/** What a seller may choose (docs/product.md, Posting), the API's value and its words. */
export const discountChoices = [
  ['', 'No discount'],
  ['waiting', 'Waiting for discount...'],
  ['5', '5% off'],
  ['10', '10% off'],
  ['15', '15% off'],
  ['20', '20% off'],
] as const;
