/**
 * Keeps React working on pages translated by Chrome, which replaces text nodes with `font` elements. React would throw
 * at its removed text nodes, or update them without effect, so they are put back first (facebook/react#11538). Returns
 * a function that stops it.
 */
export function surviveTranslation(): () => void {
  const standIns = new WeakMap<Node, Element>();
  const { removeChild, insertBefore, appendChild } = Node.prototype;

  /** Puts a text node back; Chrome then translates it again. */
  const putBack = (text: Node): void => {
    const standIn = standIns.get(text);
    standIns.delete(text);
    if (standIn?.parentNode && text.parentNode === null) standIn.replaceWith(text);
    else standIn?.remove();
  };
  const changes = new MutationObserver((records) => records.forEach(({ target }) => putBack(target)));

  const recordStandIns = (records: readonly MutationRecord[]): void => {
    const placed = new Map<Node, Element[]>();
    for (const { target, addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element && node.localName === 'font')
          placed.set(target, [...(placed.get(target) ?? []), node]);
    for (const { target, removedNodes } of records)
      for (const node of removedNodes) {
        const standIn = node instanceof Text && !node.isConnected && placed.get(target)?.shift();
        if (!standIn) continue;
        standIns.set(node, standIn);
        changes.observe(node, { characterData: true });
      }
  };
  const translations = new MutationObserver(recordStandIns);

  /** Puts text nodes back, including those replaced so recently that no observer has reported them yet. */
  const restore = (...nodes: readonly (Node | null)[]): void => {
    recordStandIns(translations.takeRecords());
    for (const node of nodes) if (node && standIns.has(node)) putBack(node);
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
