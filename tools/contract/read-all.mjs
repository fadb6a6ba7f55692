/** More pages than anybody waits for. */
const mostPages = 100;

/** All rows of a list that may come in pages, following `next` at the server's own address; null where it is no list. @param {import('./report.mjs').Report} report @param {any} body */
export async function readAll({ call }, body) {
  if (Array.isArray(body)) return body;
  const rows = [];
  let page = body;
  for (let count = 0; count < mostPages; count++) {
    if (!Array.isArray(page?.results)) return null;
    rows.push(...page.results);
    if (typeof page.next !== 'string') return rows;
    page = (await call(`/api/products/${new URL(page.next, 'http://api').search}`)).body;
  }
  return rows;
}
