import { EventEmitter } from 'node:events';
import type { App, BrowserWindow, Session } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Background } from '../../desktop/background.ts';
import { Leaving } from '../../desktop/leaving.ts';
import { guardNavigation } from '../../desktop/navigation.ts';
import { refusePermissions } from '../../desktop/permissions.ts';
import { followSignIn, sayWhoWeAre } from '../../desktop/sign-in.ts';
import { TraySign } from '../../desktop/tray.ts';
import { checksSignatures, Updates } from '../../desktop/updates.ts';
import type { UploadsHost } from '../../desktop/uploads/uploads-host.ts';
import { openWindow } from '../../desktop/window.ts';
import { pageAt } from '../../src/http/pages/known-pages.ts';
import type { UploadRow } from '../../src/uploads/upload-queue.ts';
import * as electron from './support/electron.ts';
import { rowOf } from './support/rows.ts';

vi.mock('electron', () => import('./support/electron.ts'));

const ORIGIN = 'https://school.example';

beforeEach(() => {
  vi.clearAllMocks();
  electron.Notification.shown.length = 0;
});

it('a window is a sandbox without Node, with the bridge alone', () => {
  const session = {} as Session;
  const window = openWindow({ preload: '/app/preload.cjs', session, isPackaged: true });
  const { webPreferences, ...options } = (window as unknown as electron.BrowserWindow).options;
  expect(webPreferences).toEqual({
    preload: '/app/preload.cjs',
    session,
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    safeDialogs: true,
    devTools: false,
  });
  expect(options).toMatchObject({ width: 1080, height: 720, show: false });
});

describe('navigation', () => {
  const app = new EventEmitter();
  const contents = Object.assign(new EventEmitter(), { setWindowOpenHandler: vi.fn(), loadURL: vi.fn() });
  const outside: string[] = [];
  guardNavigation(
    app as unknown as App,
    () => [ORIGIN, 'cusp-setup://start'],
    (url) => outside.push(url),
  );
  app.emit('web-contents-created', {}, contents);
  const openHandler = contents.setWindowOpenHandler.mock.calls[0]![0] as (asked: { url: string }) => { action: string };

  const isStopped = (name: string, url: string): boolean => {
    const event = { url, preventDefault: vi.fn() };
    contents.emit(name, event);
    return event.preventDefault.mock.calls.length > 0;
  };

  it.each(['will-navigate', 'will-redirect', 'will-frame-navigate'])('%s stays within the school', (name) => {
    expect(isStopped(name, `${ORIGIN}/admin/courses?x=1#y`)).toBe(false);
    expect(isStopped(name, 'cusp-setup://start/')).toBe(false);
    for (const url of [
      'https://evil.example/',
      'https://school.example.evil.example/',
      'https://school.example@evil.example/',
      'https://boss:pass@school.example/',
      'http://school.example/',
      'https://school.example:444/',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'data:text/html,x',
      'blob:https://evil.example/1',
      'cusp-setup://other/',
      'about:blank',
      'nothing',
    ])
      expect(isStopped(name, url), url).toBe(true);
  });

  it('embeds no webview, and opens no window: other sites go to the browser, and only over https', () => {
    const event = { preventDefault: vi.fn() };
    contents.emit('will-attach-webview', event);
    expect(event.preventDefault).toHaveBeenCalled();
    for (const url of [
      `${ORIGIN}/terms`,
      'https://adc.example/',
      'http://adc.example/',
      'file:///x',
      'smb://x/y',
      'mailto:a@b',
    ])
      expect(openHandler({ url })).toEqual({ action: 'deny' });
    expect(outside).toEqual(['https://adc.example/']);
    expect(contents.loadURL).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/terms`);
  });
});

it('every permission is refused but that a video fills the screen', () => {
  const set = {
    setPermissionRequestHandler: vi.fn(),
    setPermissionCheckHandler: vi.fn(),
    setDevicePermissionHandler: vi.fn(),
    setDisplayMediaRequestHandler: vi.fn(),
  };
  refusePermissions(set as unknown as Session);
  const request = set.setPermissionRequestHandler.mock.calls[0]![0];
  const check = set.setPermissionCheckHandler.mock.calls[0]![0];
  const allowed = [
    'media',
    'geolocation',
    'notifications',
    'clipboard-read',
    'openExternal',
    'hid',
    'fileSystem',
    'fullscreen',
  ].filter((name) => {
    const decide = vi.fn();
    request({}, name, decide);
    expect(decide).toHaveBeenCalledExactlyOnceWith(check({}, name));
    return check({}, name);
  });
  expect(allowed).toEqual(['fullscreen']);
  expect(set.setDevicePermissionHandler.mock.calls[0]![0]({})).toBe(false);
  const media = vi.fn();
  set.setDisplayMediaRequestHandler.mock.calls[0]![0]({}, media);
  expect(media).toHaveBeenCalledExactlyOnceWith({});
});

it('the token comes out of the session’s own cookie, and what the page asks says that it is the desktop', async () => {
  const cookies = Object.assign(new EventEmitter(), {
    get: vi.fn(async () => [{ value: 'a%2Eb' }] as { value: string }[]),
  });
  const onBeforeSendHeaders = vi.fn();
  const session = { cookies, webRequest: { onBeforeSendHeaders } } as unknown as Session;
  const tokens: (string | undefined)[] = [];
  await followSignIn(session, ORIGIN, (token) => tokens.push(token));
  expect(cookies.get).toHaveBeenCalledWith({ url: ORIGIN, name: 'token' });
  cookies.get.mockResolvedValue([]);
  cookies.emit('changed', {}, { name: 'token', domain: 'evil.example' });
  cookies.emit('changed', {}, { name: 'user', domain: 'school.example' });
  cookies.emit('changed', {}, { name: 'token', domain: 'school.example' });
  await vi.waitFor(() => expect(tokens).toEqual(['a.b', undefined]));
  sayWhoWeAre(session, ORIGIN);
  const [filter, change] = onBeforeSendHeaders.mock.calls[0]!;
  expect(filter).toEqual({ urls: [`${ORIGIN}/*`] });
  const go = vi.fn();
  change({ requestHeaders: { Accept: '*/*' } }, go);
  expect(go).toHaveBeenCalledWith({ requestHeaders: { Accept: '*/*', 'X-Cusp-Client': 'desktop' } });
});

function fakeHost() {
  const facts = { rows: [] as UploadRow[], needsSignIn: false, isMoving: false, isPaused: false };
  const setLimits = vi.fn();
  const host = {
    rows: () => facts.rows,
    isMoving: () => facts.isMoving,
    status: () => ({ needsSignIn: facts.needsSignIn, limits: { isPaused: facts.isPaused } }),
    setLimits,
  } as unknown as UploadsHost;
  return { facts, host, setLimits };
}

describe('in the background', () => {
  it('the bar follows, the computer stays awake while bytes leave, and each batch is told of once', () => {
    const { facts, host } = fakeHost();
    const window = { setProgressBar: vi.fn() };
    const clicked: (string | undefined)[] = [];
    const background = new Background(
      host,
      () => window as unknown as BrowserWindow,
      (page) => clicked.push(page),
    );
    facts.rows = [rowOf('a', { state: 'uploading', sentBytes: 500 }), rowOf('b', { sentBytes: 0 })];
    facts.isMoving = true;
    background.update();
    background.update();
    expect(window.setProgressBar).toHaveBeenLastCalledWith(0.25);
    expect(electron.powerSaveBlocker.start).toHaveBeenCalledExactlyOnceWith('prevent-app-suspension');
    facts.rows = [rowOf('a', { state: 'saved', sentBytes: 1000 }), rowOf('b', { state: 'failed' })];
    facts.isMoving = false;
    background.update();
    background.update();
    expect(window.setProgressBar).toHaveBeenLastCalledWith(-1);
    expect(electron.powerSaveBlocker.stop).toHaveBeenCalledExactlyOnceWith(7);
    expect(electron.Notification.shown.map(({ options }) => options.body)).toEqual([
      'Upload completed with 1 failures out of 2 files.',
    ]);
    electron.Notification.shown[0]!.emit('click');
    expect(clicked).toEqual(['/admin/courses/course/manage']);
    expect(pageAt(clicked[0] ?? '')).toBe('unlisted');
  });

  it('asks once for a new sign-in', () => {
    const { facts, host } = fakeHost();
    const background = new Background(
      host,
      () => undefined,
      () => undefined,
    );
    facts.needsSignIn = true;
    background.update();
    background.update();
    expect(electron.Notification.shown.map(({ options }) => options.title)).toEqual(['Please sign in again']);
  });

  it('the sign beside the clock pauses and goes on', () => {
    const { facts, host, setLimits } = fakeHost();
    facts.rows = [rowOf('a', { state: 'uploading' })];
    const actions = { open: vi.fn(), quit: vi.fn(), install: vi.fn(), canInstall: () => false };
    const tray = new TraySign('/icon.png', host, actions);
    const items = () => electron.Menu.buildFromTemplate.mock.lastCall![0] as { label?: string; click?: () => void }[];
    expect(items().map(({ label }) => label)).toContain('Pause all uploads');
    items()[1]!.click!();
    expect(setLimits).toHaveBeenCalledWith({ isPaused: true });
    facts.isPaused = true;
    tray.update();
    expect(items()[1]!.label).toBe('Resume all uploads');
    expect(electron.Tray.last.setToolTip).toHaveBeenLastCalledWith('Cusp: 1 files wait');
  });
});

describe('leaving', () => {
  function leaving(isBusy: boolean) {
    const app = Object.assign(new EventEmitter(), { quit: vi.fn() });
    const close = vi.fn(async () => undefined);
    const guard = new Leaving(app as unknown as App, { isBusy: () => isBusy, close });
    const window = new electron.BrowserWindow({ webPreferences: {} });
    guard.guard(window as unknown as BrowserWindow);
    const press = (target: EventEmitter, name: string) => {
      const event = { preventDefault: vi.fn() };
      target.emit(name, event);
      return event.preventDefault.mock.calls.length > 0;
    };
    return { app, close, window, press };
  }

  it('closing hides the window while files travel, and says so once', () => {
    const { window, press } = leaving(true);
    expect([press(window, 'close'), press(window, 'close')]).toEqual([true, true]);
    expect(window.hide).toHaveBeenCalledTimes(2);
    expect(electron.Notification.shown).toHaveLength(1);
    expect(leaving(false).press(leaving(false).window, 'close')).toBe(false);
  });

  it('quitting asks once while files travel; staying is what Enter and Escape do', async () => {
    const { app, close, press } = leaving(true);
    expect([press(app, 'before-quit'), press(app, 'before-quit')]).toEqual([true, true]);
    await vi.waitFor(() => expect(electron.dialog.showMessageBox).toHaveBeenCalledOnce());
    expect(electron.dialog.showMessageBox.mock.lastCall).toMatchObject([{ defaultId: 0, cancelId: 0 }]);
    expect(app.quit).not.toHaveBeenCalled();
    electron.dialog.showMessageBox.mockResolvedValueOnce({ response: 1 });
    press(app, 'before-quit');
    await vi.waitFor(() => expect(app.quit).toHaveBeenCalledOnce());
    expect(press(app, 'before-quit')).toBe(false);
    expect(close).not.toHaveBeenCalled();
  });

  it('quitting asks nothing when nothing travels, and writes everything down when the windows are closed', async () => {
    const { app, close, press } = leaving(false);
    expect(press(app, 'before-quit')).toBe(false);
    expect(press(app, 'will-quit')).toBe(true);
    await vi.waitFor(() => expect(app.quit).toHaveBeenCalledOnce());
    expect(close).toHaveBeenCalledOnce();
    expect([press(app, 'before-quit'), press(app, 'will-quit')]).toEqual([false, false]);
    expect(electron.dialog.showMessageBox).not.toHaveBeenCalled();
  });

  it('a page with something unsaved keeps its window only when the person says so, and quitting ends there', async () => {
    const { app, close, window, press } = leaving(true);
    electron.dialog.showMessageBoxSync.mockReturnValueOnce(1);
    expect(press(window.webContents, 'will-prevent-unload')).toBe(true);
    expect(window.show).toHaveBeenCalled();
    electron.dialog.showMessageBox.mockResolvedValueOnce({ response: 1 });
    press(app, 'before-quit');
    await vi.waitFor(() => expect(app.quit).toHaveBeenCalledOnce());
    expect(press(window.webContents, 'will-prevent-unload')).toBe(false);
    // Uploads go on, and the next time is asked for anew.
    expect(close).not.toHaveBeenCalled();
    expect([press(window, 'close'), press(app, 'before-quit')]).toEqual([true, true]);
  });
});

it.each<[string, NodeJS.Platform, string | undefined, boolean]>([
  ['macOS compares signatures itself', 'darwin', undefined, true],
  ['Windows, by the publisher of this application', 'win32', 'url: x\npublisherName:\n  - Cusp Pty Ltd\n', true],
  ['Windows, by a publisher in one line', 'win32', 'publisherName: Cusp Pty Ltd', true],
  ['Windows, where this application has no publisher', 'win32', 'url: x\nprovider: generic\n', false],
  ['Windows, where it is empty', 'win32', 'publisherName:\nurl: x\n', false],
  ['Windows, where it is null', 'win32', 'publisherName: null\n', false],
  ['Windows, where the file cannot be read', 'win32', undefined, false],
  ['an AppImage or a deb has no signature', 'linux', 'publisherName: Cusp Pty Ltd', false],
])('whether the signature of an update is checked: %s', (_what, platform, appUpdate, isChecked) => {
  expect(checksSignatures(platform, appUpdate)).toBe(isChecked);
});

it('an update is never installed while files travel', () => {
  const updater = Object.assign(new EventEmitter(), {
    checkForUpdates: vi.fn(async () => null),
    quitAndInstall: vi.fn(),
    autoDownload: false,
    autoInstallOnAppQuit: false,
    allowDowngrade: true,
  });
  let isBusy = true;
  const onReady = vi.fn();
  const updates = new Updates(updater as unknown as ConstructorParameters<typeof Updates>[0], () => isBusy, onReady);
  expect(updater).toMatchObject({ autoDownload: true, autoInstallOnAppQuit: true, allowDowngrade: false });
  updates.install();
  updater.emit('error', new Error('no connection'));
  updater.emit('update-downloaded', {});
  updates.install();
  expect(updater.quitAndInstall).not.toHaveBeenCalled();
  expect([onReady.mock.calls.length, updates.canInstall]).toEqual([1, false]);
  isBusy = false;
  updates.install();
  expect(updater.quitAndInstall).toHaveBeenCalledOnce();
  const end = updates.start();
  expect(updater.checkForUpdates).toHaveBeenCalledOnce();
  end();
});
