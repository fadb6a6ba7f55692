/** The pictures that the rows name. @param {import('./report.mjs').Report} report */
export async function checkMedia({ must, should, skip, call, seen }) {
  const firstOf = (/** @type {string} */ field) =>
    seen.products.flatMap((row) => row[field] ?? []).find(Boolean);
  const picture = firstOf('product_photo');
  if (!picture) return skip('Media', 'no product has a picture');
  const { status, headers } = await call(picture);
  must('Media: pictures come', status === 200, picture, status);
  const type = headers['content-type'] ?? '';
  const isTold = type.startsWith('image/') || type === 'application/octet-stream';
  must('Media: as what they are', isTold, picture, type);
  must('Media: never run', headers['x-content-type-options'] === 'nosniff', picture);
  const video = firstOf('product_video');
  if (!video) return skip('Media: byte ranges', 'no product has a video; Safari plays none without them');
  const part = await call(video, { headers: { range: 'bytes=0-1' } });
  return should('Media: byte ranges', part.status === 206);
}
