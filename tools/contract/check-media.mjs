/** The pictures that the rows name. */
export async function checkMedia({ must, should, note, call, products }) {
  const firstOf = (field) => products.flatMap((row) => row[field] ?? []).find(Boolean);
  const picture = firstOf('product_photo');
  if (!picture) return note('Media', 'no product has a picture');
  const { status, headers } = await call(picture);
  must('Media: pictures come', status === 200, `${picture} answers ${status}: serve MEDIA_URL`);
  const type = headers['content-type'] ?? '';
  must(
    'Media: as what they are',
    type.startsWith('image/') || type === 'application/octet-stream',
    `${picture} comes as "${type}": send the type of the content`,
  );
  must(
    'Media: never run',
    headers['x-content-type-options'] === 'nosniff',
    `${picture} lacks X-Content-Type-Options: nosniff: an uploaded page would run`,
  );
  const video = firstOf('product_video');
  if (!video) return note('Media: byte ranges', 'no product has a video; Safari plays none without them');
  const part = await call(video, { headers: { range: 'bytes=0-1' } });
  return should('Media: byte ranges', part.status === 206, 'Safari plays no video without them');
}
