/**
 * Keeps React working on pages translated by Chrome, which replaces text nodes with `font` elements. React would throw
 * at a missing text node, or update it without effect, so text nodes are put back before React uses them
 * (facebook/react#11538). Returns a function to stop.
 */
export function surviveTranslation(): () => void {
  const fontElements = new WeakMap<Node, Element>();
  const { removeChild, insertBefore, appendChild } = Node.prototype;

  /** Puts a text node back; Chrome then translates it again. */
  const putBack = (text: Node): void => {
    const fontElement = fontElements.get(text);
    fontElements.delete(text);
    if (fontElement?.parentNode && text.parentNode === null) fontElement.replaceWith(text);
    else fontElement?.remove();
  };
  const changes = new MutationObserver((records) => records.forEach(({ target }) => putBack(target)));

  const recordFontElements = (records: readonly MutationRecord[]): void => {
    const placed = new Map<Node, Element[]>();
    for (const { target, addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element && node.localName === 'font')
          placed.set(target, [...(placed.get(target) ?? []), node]);
    for (const { target, removedNodes } of records)
      for (const node of removedNodes) {
        const fontElement = node instanceof Text && !node.isConnected && placed.get(target)?.shift();
        if (!fontElement) continue;
        fontElements.set(node, fontElement);
        changes.observe(node, { characterData: true });
      }
  };
  const translations = new MutationObserver(recordFontElements);

  /** Puts text nodes back, including those that the observer has not reported yet. */
  const restore = (...nodes: readonly (Node | null)[]): void => {
    recordFontElements(translations.takeRecords());
    for (const node of nodes) if (node && fontElements.has(node)) putBack(node);
  };
  // React calls these on every element and offers no earlier hook.
  Object.assign(Node.prototype, {
    removeChild<Child extends Node>(this: Node, child: Child): Child {
      restore(child);
      return removeChild.call<Node, [Child], Child>(this, child);
    },
    insertBefore<Child extends Node>(this: Node, node: Child, before: Node | null): Child {
      restore(node, before);
      return insertBefore.call<Node, [Child, Node | null], Child>(this, node, before);
    },
    appendChild<Child extends Node>(this: Node, node: Child): Child {
      restore(node);
      return appendChild.call<Node, [Child], Child>(this, node);
    },
  });
  translations.observe(document.body, { childList: true, subtree: true });
  return () => {
    translations.disconnect();
    changes.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore, appendChild });
  };
}
