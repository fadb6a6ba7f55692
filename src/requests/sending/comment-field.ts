interface CommentedPicture {
  productId: string;
  imageId: string;
}

/** A server's ids may hold spaces, which part them here. */
const escape = (id: string) => id.replaceAll('%', '%25').replaceAll(' ', '%20');
const unescape = (id: string) => id.replaceAll('%20', ' ').replaceAll('%25', '%');

/** The field in which a picture is commented on; texts are kept under it. */
export const commentField = ({ productId, imageId }: CommentedPicture): string =>
  `comment ${escape(productId)} ${escape(imageId)}`;

/** The picture that a field comments on; null for a field of requests. */
export function commentedPicture(field: string): CommentedPicture | null {
  const [kind, productId = '', imageId = ''] = field.split(' ');
  return kind === 'comment' ? { productId: unescape(productId), imageId: unescape(imageId) } : null;
}
