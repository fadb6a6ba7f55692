/** Replaces each text as Chrome's translation does, also those that come later; returns how to stop. */
export function translatePage(): () => void {
  const wrap = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (
        text.data.trim() === '' ||
        text.parentElement?.closest('font, style, script, textarea, option, title')
      )
        continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) wrap(node);
  });
  wrap(document.body);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
