/** More pages than anybody waits for. */
const mostPages = 100;

/**
 * All rows of a list that may come in pages, following `next` at the server's own address; null where it is no
 * list. Ends, as the app does, where a page has no new row, and then tells `onEndless`.
 */
export async function readAll({ call }, body, onEndless) {
  if (Array.isArray(body)) return body;
  const rows = [];
  let page = body;
  for (let count = 0; count < mostPages; count++) {
    if (!Array.isArray(page?.results)) return null;
    const known = new Set(rows.map(({ id }) => id));
    if (count > 0 && page.results.every(({ id }) => known.has(id))) {
      onEndless?.();
      return rows;
    }
    rows.push(...page.results);
    if (typeof page.next !== 'string') return rows;
    page = (await call(`/api/products/${new URL(page.next, 'http://api').search}`)).body;
  }
  return rows;
}
