import type { ReactElement, ReactNode } from 'react';

const svg = 'http://www.w3.org/2000/svg';

/** `strokeWidth` is React's name of `stroke-width`; a few names of SVG are written as React has them, and HTML minds no case. */
const attributeName = (name: string): string =>
  name === 'className'
    ? 'class'
    : name.replace(/^stroke[A-Z]/, (found) => `stroke-${found.slice(6).toLowerCase()}`);

const isElement = (
  node: ReactNode,
): node is ReactElement<Record<string, unknown> & { children?: ReactNode }> =>
  typeof node === 'object' && node !== null && 'props' in node;

/**
 * Appends elements as React would draw them, for a screen that is shown before React has come: their components are plain
 * functions of their properties, without hooks, and nothing listens to them.
 */
export function drawElements(node: ReactNode, parent: Element): void {
  if (typeof node === 'string' || typeof node === 'number') return parent.append(String(node));
  if (Array.isArray(node)) return node.forEach((each) => drawElements(each, parent));
  if (!isElement(node)) return;
  const { type, props } = node;
  if (typeof type === 'function') return drawElements(Reflect.apply(type, null, [props]), parent);
  // Without a tag it is a fragment.
  if (typeof type !== 'string') return drawElements(props.children, parent);
  const isDrawing = type === 'svg' || parent.namespaceURI === svg;
  const element = isDrawing ? document.createElementNS(svg, type) : document.createElement(type);
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' || value === undefined || typeof value === 'function') continue;
    // A policy forbids the attribute (docs/deploy.md).
    if (name === 'style' && typeof value === 'object') Object.assign(element.style, value);
    else element.setAttribute(attributeName(name), String(value));
  }
  drawElements(props.children, element);
  parent.append(element);
}
