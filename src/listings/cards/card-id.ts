/** The id of a listing's card in the document. */
export const cardId = (listingId: string) => `card-${listingId}`;
