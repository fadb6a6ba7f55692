import type { ReactElement, ReactNode } from 'react';
// This module contains only the functions for JSX. React loads later.
import { Fragment } from 'react/jsx-runtime';

const svg = 'http://www.w3.org/2000/svg';

const isElement = (node: object): node is ReactElement<Record<string, unknown> & { children?: ReactNode }> =>
  'props' in node && 'type' in node;

function refuse(what: string): never {
  throw new Error(`The first screen cannot draw ${what}.`);
}

function setProperty(element: HTMLElement | SVGElement, name: string, value: unknown): void {
  if (value === null || value === undefined) return;
  if (name === 'style' && typeof value === 'object') {
    // The content policy forbids `style` attributes, so each property is set alone. React adds units to numbers.
    if (Object.values(value).some((each) => typeof each !== 'string')) refuse('a style without a unit');
    return void Object.assign(element.style, value);
  }
  const isText = typeof value === 'string' || typeof value === 'number';
  const isWrittenBoolean = typeof value === 'boolean' && /^(aria|data)-/.test(name);
  // React omits an empty address, because it would mean the page itself.
  const isEmptyAddress = value === '' && (name === 'src' || name === 'href');
  if ((!isText && !isWrittenBoolean) || isEmptyAddress || name === 'ref' || name.startsWith('default'))
    refuse(`the property ${name}`);
  // HTML ignores the case of other names.
  element.setAttribute(name === 'className' ? 'class' : name, String(value));
}

/**
 * Renders elements as React would, before React has loaded. Components must be plain functions without hooks or
 * listeners. Throws if the result would differ from React's.
 */
export function drawElements(node: ReactNode, parent: Element): void {
  if (typeof node === 'string' || typeof node === 'number') return parent.append(String(node));
  if (node === null || node === undefined || typeof node === 'boolean') return;
  if (Array.isArray(node)) return node.forEach((each) => drawElements(each, parent));
  if (typeof node !== 'object' || !isElement(node)) return refuse('this kind of child');
  const { type, props } = node;
  if (type === Fragment) return drawElements(props.children, parent);
  if (typeof type === 'function' && !('isReactComponent' in Object(type.prototype)))
    return drawElements(Reflect.apply(type, null, [props]), parent);
  if (typeof type !== 'string') return refuse('a component that is no plain function');
  const isInSvg = type === 'svg' || parent.namespaceURI === svg;
  const element = isInSvg ? document.createElementNS(svg, type) : document.createElement(type);
  for (const [name, value] of Object.entries(props))
    if (name !== 'children') setProperty(element, name, value);
  drawElements(props.children, element);
  parent.append(element);
}
