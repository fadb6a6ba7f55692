import { expect } from 'vitest';
import { drawFirstScreen, isFirstScreenDrawn } from '@/app/first-screen/draw-first-screen';
import { waitFor } from './wait-for';

/** Opens an address without the app, and returns the element of its first offers, as in `index.html`. */
export function openPage(address: string): HTMLElement {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = '<div id="root"><div id="first-screen"><span>Gulit</span></div></div>';
  return document.getElementById('root') ?? document.body;
}

export const firstDrawing = async () => (await drawFirstScreen()).drawn;

/** Draws until the first offers are there: a busy machine takes longer than the app would wait for them. */
export async function drawUntilThere(): Promise<void> {
  firstDrawing().catch(() => {});
  await waitFor(() => expect(isFirstScreenDrawn()).toBe(true));
}
