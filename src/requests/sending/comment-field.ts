interface CommentedPicture {
  productId: string;
  imageId: string;
}

/** Escapes spaces in ids, which separate the parts here. */
const escape = (id: string) => id.replaceAll('%', '%25').replaceAll(' ', '%20');
const unescape = (id: string) => id.replaceAll('%20', ' ').replaceAll('%25', '%');

/** The field name of a picture's comments, under which texts are stored. */
export const commentField = ({ productId, imageId }: CommentedPicture): string =>
  `comment ${escape(productId)} ${escape(imageId)}`;

/** The picture that a field name stands for; null for a request field. */
export function commentedPicture(field: string): CommentedPicture | null {
  const [kind, productId = '', imageId = ''] = field.split(' ');
  return kind === 'comment' ? { productId: unescape(productId), imageId: unescape(imageId) } : null;
}
