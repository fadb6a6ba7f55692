/** How long a browser may take to begin a download, in ms. */
const timeToBegin = 60_000;

/** Saves a file where the browser puts its downloads. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), timeToBegin);
}
