/** The pictures that the rows name. @param {import('./report.mjs').Report} report */
export async function checkMedia({ must, should, skip, call, seen }) {
  const picture = seen.products.flatMap(({ product_photo: photo }) => photo ?? []).find(Boolean);
  if (!picture) return skip('Media', 'no product has a picture');
  const { status, headers } = await call(picture);
  must('Media: pictures come', status === 200, `${picture} answers ${status}: serve MEDIA_URL`);
  must(
    'Media: as what they are',
    headers['content-type']?.startsWith('image/') || headers['content-type'] === 'application/octet-stream',
    `${picture} comes as "${headers['content-type'] ?? ''}": send the type of the content`,
  );
  must(
    'Media: never run',
    headers['x-content-type-options'] === 'nosniff',
    `${picture} lacks X-Content-Type-Options: nosniff: an uploaded page would run`,
  );
  const video = seen.products.flatMap(({ product_video: file }) => file ?? []).find(Boolean);
  if (!video) return skip('Media: byte ranges', 'no product has a video; Safari plays none without them');
  const part = await call(video, { headers: { range: 'bytes=0-1' } });
  return should('Media: byte ranges', part.status === 206, 'Safari plays no video without them');
}
