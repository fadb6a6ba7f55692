import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { repeatLastTap, replaceFirstScreen } from '@/app/first-screen/hand-over';

/** Runs the mutation observers. */
const nextTask = () => new Promise((resolve) => void setTimeout(resolve));

function find<Kind extends Element>(selector: string): Kind {
  const element = document.querySelector<Kind>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

// The page does this once.
beforeAll(repeatLastTap);

beforeEach(() => {
  // jsdom has no layout, so everything counts as visible.
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  document.body.innerHTML = `<div id="root"><input aria-label="Search"><div id="first-screen"></div></div>`;
});
afterEach(() => {
  // Cancels the repeat of a tap.
  window.dispatchEvent(new Event('keydown'));
  document.body.innerHTML = '';
});

/** Replaces the first screen by an app with these elements. */
function showApp(html: string): void {
  const app = document.createElement('div');
  app.innerHTML = html;
  replaceFirstScreen(find('#root'), app);
}

it('the app has the text that was typed before it came, with the cursor and the focus', () => {
  const field = find<HTMLInputElement>('input');
  field.focus();
  field.value = 'lamp';
  field.setSelectionRange(2, 2);
  showApp('<input aria-label="Search"><main tabindex="-1"></main>');
  expect(find<HTMLInputElement>('input')).toHaveValue('lamp');
  expect(find<HTMLInputElement>('input').selectionStart).toBe(2);
  expect(find('input')).toHaveFocus();
});

it('the app focuses its main part if it lacks the focused element', () => {
  find<HTMLInputElement>('input').focus();
  showApp('<main tabindex="-1"><input aria-label="Product name"></main>');
  expect(find<HTMLInputElement>('input')).toHaveValue('');
  expect(find('main')).toHaveFocus();
});

it('a tap on a button without a name is not repeated on another button', async () => {
  const root = find('#root');
  root.innerHTML = '<main><button>Keep</button></main>';
  find('button').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  root.innerHTML = '<main><button>Delete</button></main>';
  const onClick = vi.fn<() => void>();
  find('button').addEventListener('click', onClick);
  document.elementFromPoint = () => find('button');
  root.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await nextTask();
  expect(onClick).not.toHaveBeenCalled();
});

it('a link is not followed if the mouse left it before its button was released', async () => {
  const root = find('#root');
  root.innerHTML = '<main><a href="#homes">Homes</a></main>';
  const onClick = vi.fn<() => void>();
  find('a').addEventListener('click', onClick);
  find('a').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  document.elementFromPoint = () => find('main');
  find('main').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  document.elementFromPoint = () => find('a');
  root.append(document.createElement('div'));
  await nextTask();
  expect(onClick).not.toHaveBeenCalled();
});

it.each([
  ['is not repeated beside a control', '<button>Menu</button><i></i>', 0],
  ['is repeated on a control that appears at its position', '<i></i>', 1],
])('a tap in an area reserved for the app %s', async (_what, inside, times) => {
  find('#root').innerHTML = `<header data-place="bar">${inside}</header>`;
  find('i').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  document.elementFromPoint = () => find('i');
  find('i').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await nextTask();
  find('header').insertAdjacentHTML('beforeend', '<a href="#homes">Homes</a>');
  const onClick = vi.fn<() => void>();
  find('a').addEventListener('click', onClick);
  document.elementFromPoint = () => find('a');
  await nextTask();
  expect(onClick).toHaveBeenCalledTimes(times);
});
