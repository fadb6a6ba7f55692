import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activateNewestBuild, isReloadNeeded, loadCode, reloadPage } from '@/ui/new-version';
import { resetPage } from '#tests/app/resettable-stores';
import { server } from '#tests/server/server';

const missing = new TypeError('Failed to fetch dynamically imported module');
const reload = vi.fn();

const serveBuild = (entry: string) =>
  server.use(http.get('*/', () => HttpResponse.html(`<script type="module" src="${entry}"></script>`)));

/** Opens the page again and loads missing code. Returns the outcome. */
async function loadMissing(): Promise<'reloads' | 'tells' | 'fails'> {
  resetPage();
  reload.mockClear();
  const failed = loadCode(() => Promise.reject(missing)).then(
    () => {
      throw new Error('Nothing was loaded.');
    },
    (error: unknown) => {
      expect(error).toBe(missing);
      return isReloadNeeded.read() ? 'tells' : 'fails';
    },
  );
  const reloaded = new Promise<'reloads'>((resolve) => {
    reload.mockImplementation(() => resolve('reloads'));
  });
  return Promise.race([failed, reloaded]);
}

function showInBody(html: string): void {
  document.body.insertAdjacentHTML('beforeend', `<form class="from-this-test">${html}</form>`);
}

describe('code that failed to load', () => {
  beforeEach(() => {
    const script = Object.assign(document.createElement('script'), {
      type: 'module',
      className: 'from-this-test',
    });
    script.setAttribute('src', '/assets/index-old.js');
    document.head.append(script);
    // jsdom cannot reload, nor can its location be watched.
    vi.stubGlobal('location', { href: 'http://localhost:3000/', search: '?query=sofa', reload });
  });
  afterEach(() => {
    // Restored at once, because the modules of the next test file read their origin while they load.
    vi.unstubAllGlobals();
    document.querySelectorAll('.from-this-test').forEach((element) => element.remove());
  });

  it('fails with its error if the server has the same build', async () => {
    serveBuild('/assets/index-old.js');
    expect(await loadMissing()).toBe('fails');
  });

  it.each([
    ['cannot be reached', () => HttpResponse.error()],
    ['fails', () => HttpResponse.html('<script type="module" src="/new.js"></script>', { status: 503 })],
    ['answers with a document of somebody else', () => HttpResponse.html('<h1>Log in to this network</h1>')],
  ])('fails with its error if the server %s', async (_, answer) => {
    server.use(http.get('*/', answer));
    expect(await loadMissing()).toBe('fails');
  });

  it('reloads the page once per build, then shows a notice', async () => {
    serveBuild('/assets/index-new.js');
    expect(await loadMissing()).toBe('reloads');
    expect(await loadMissing()).toBe('tells');
    document.head.querySelector('script.from-this-test')?.setAttribute('src', '/assets/index-new.js');
    serveBuild('/assets/index-newer.js');
    expect(await loadMissing()).toBe('reloads');
    expect(await loadMissing()).toBe('tells');
  });

  it.each([
    ['a typed line', '<input value="A bed">'],
    ['a number', '<input type="number" value="4">'],
    ['lines of text', '<textarea>A bed</textarea>'],
    ['a text that is being sent', '<input value=""><button disabled>Sending...</button>'],
  ])('shows a notice instead of reloading a page with %s', async (_, html) => {
    serveBuild('/assets/index-new.js');
    showInBody(html);
    expect(await loadMissing()).toBe('tells');
  });

  it.each([
    ['an empty line', '<input value="  ">'],
    ['a tick', '<input type="checkbox" value="on" checked>'],
    ['a text that is in the address', '<input type="search" value="sofa">'],
  ])('reloads a page with %s', async (_, html) => {
    serveBuild('/assets/index-new.js');
    showInBody(html);
    expect(await loadMissing()).toBe('reloads');
  });

  it('activates the new service worker before the reload', async () => {
    serveBuild('/assets/index-new.js');
    const order: string[] = [];
    const reloaded = new Promise<void>((resolve) => {
      reload.mockImplementation(() => {
        order.push('reload');
        resolve();
      });
    });
    activateNewestBuild.write(async () => {
      await Promise.resolve();
      order.push('take over');
    });
    void loadCode(() => Promise.reject(missing));
    await reloaded;
    expect(order).toEqual(['take over', 'reload']);
  });

  it('reloads if the worker fails', async () => {
    reload.mockClear();
    activateNewestBuild.write(() => Promise.reject(new Error('The registration is gone.')));
    await reloadPage();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('finds the new version in a browser without AbortSignal.timeout', async () => {
    serveBuild('/assets/index-new.js');
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      throw new TypeError('AbortSignal.timeout is not a function');
    });
    expect(await loadMissing()).toBe('reloads');
  });

  it('never reloads the page by itself if the storage is blocked', async () => {
    serveBuild('/assets/index-new.js');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    expect(await loadMissing()).toBe('tells');
  });
});
