import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SETUP_CHANNEL } from '../../desktop/channel-names.ts';
import { SettingsFile } from '../../desktop/settings-file.ts';
import { SETUP_ORIGIN } from '../../desktop/setup.ts';
import { API_VERSION } from '../../src/wire/paths.ts';
import { app, BrowserWindow, handlers, protocol } from './support/electron.ts';
import { testFolder } from './support/folder.ts';

vi.mock('electron', () => import('./support/electron.ts'));

const PROGRAM = ['/opt/cusp/cusp', '--no-sandbox'];

/** What answers where a school is. */
async function schoolOrigin(): Promise<string> {
  const server = createServer((_req, res) => res.end(JSON.stringify({ product: 'cusp', api: API_VERSION })));
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Runs `desktop/main.ts` as Electron does, on a folder of its own. */
async function start({ origin, link, isFirst = true }: { origin?: string; link?: string; isFirst?: boolean }) {
  const folder = await testFolder();
  if (origin !== undefined) await (await SettingsFile.open(folder)).change({ origin });
  vi.clearAllMocks();
  vi.resetModules();
  app.removeAllListeners();
  BrowserWindow.opened.length = 0;
  app.getPath.mockReturnValue(folder);
  app.requestSingleInstanceLock.mockReturnValue(isFirst);
  const { argv } = process;
  process.argv = [...PROGRAM, ...(link === undefined ? [] : [link])];
  await import('../../desktop/main.ts').finally(() => (process.argv = argv));
  return { folder, windows: BrowserWindow.opened };
}

/** Quitting, until the journal is closed. */
async function quit(): Promise<void> {
  app.quit.mockClear();
  app.emit('will-quit', { preventDefault: () => undefined });
  await vi.waitFor(() => expect(app.quit).toHaveBeenCalled());
}

const shownPages = (window: BrowserWindow | undefined) => window?.loadURL.mock.calls.map(([url]) => url);

it('a start beside another one quits, and touches nothing', async () => {
  const { windows } = await start({ isFirst: false, link: 'cusp://open/admin/orders' });
  expect(app.quit).toHaveBeenCalledOnce();
  expect([app.whenReady, app.enableSandbox, protocol.registerSchemesAsPrivileged].map((f) => f.mock.calls)).toEqual([
    [],
    [],
    [],
  ]);
  expect(windows).toEqual([]);
  expect(app.eventNames()).toEqual([]);
});

it('a start with a link opens the school there; later ones lead the same window on', async () => {
  const origin = await schoolOrigin();
  const { windows } = await start({ origin, link: 'cusp://open/admin/orders' });
  await vi.waitFor(() => expect(shownPages(windows[0])).toEqual([`${origin}/admin/courses`, `${origin}/admin/orders`]));
  const window = windows[0]!;
  window.focus.mockClear();
  app.emit('second-instance', {}, [...PROGRAM, 'cusp://evil/../'], '/');
  app.emit('second-instance', {}, [...PROGRAM, 'javascript:alert(1)'], '/');
  expect(window.focus).toHaveBeenCalledTimes(2);
  expect(window.restore).toHaveBeenCalled();
  expect(window.loadURL).toHaveBeenCalledTimes(2);
  app.emit('open-url', { preventDefault: () => undefined }, 'cusp://open/admin/this-computer');
  expect(window.loadURL).toHaveBeenLastCalledWith(`${origin}/admin/this-computer`);
  expect(windows).toHaveLength(1);

  // macOS goes on without a window, and opens a new one for a click on its icon or a link.
  window.emit('closed');
  app.emit('activate', {}, false);
  expect([windows.length, shownPages(windows[1])]).toEqual([2, [`${origin}/admin/courses`]]);
  await quit();
});

it('a link waits while the first start asks for the school', async () => {
  const origin = await schoolOrigin();
  const { folder, windows } = await start({});
  await vi.waitFor(() => expect(shownPages(windows[0])).toEqual([`${SETUP_ORIGIN}/`]));
  const asking = windows[0]!;
  app.emit('second-instance', {}, [...PROGRAM, 'cusp://open/admin/students'], '/');
  expect(asking.focus).toHaveBeenCalledOnce();

  const mainFrame = Object.assign(asking.webContents.mainFrame, { origin: SETUP_ORIGIN, url: `${SETUP_ORIGIN}/` });
  const event = { sender: asking.webContents, senderFrame: mainFrame };
  expect(await handlers.get(SETUP_CHANNEL)!(event, origin)).toBeUndefined();
  await vi.waitFor(() =>
    expect(shownPages(windows[1])).toEqual([`${origin}/admin/courses`, `${origin}/admin/students`]),
  );
  expect(asking.destroy).toHaveBeenCalledOnce();
  expect(app.quit).not.toHaveBeenCalled();
  expect((await SettingsFile.open(folder)).get().origin).toBe(origin);
  await quit();
});

it('closing the window that asks ends the application', async () => {
  const { windows } = await start({});
  await vi.waitFor(() => expect(windows).toHaveLength(1));
  windows[0]!.emit('closed');
  expect(app.quit).toHaveBeenCalledOnce();
});
