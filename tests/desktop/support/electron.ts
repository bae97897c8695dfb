import { EventEmitter } from 'node:events';
import { vi } from 'vitest';

/*
 * Electron as far as the shell uses it, without its program: what was asked of it is recorded. `vi.mock('electron', ()
 * => import('./support/electron.ts'))` puts it in Electron's place.
 */

export type Handler = (event: unknown, input?: unknown) => Promise<unknown>;
export const handlers = new Map<string, Handler>();
export const ipcMain = {
  handle: (channel: string, handler: Handler) => void handlers.set(channel, handler),
  removeHandler: (channel: string) => void handlers.delete(channel),
};

/** Each test of a start has its own folder and its own answer to who was first. */
export const app = Object.assign(new EventEmitter(), {
  isPackaged: false,
  requestSingleInstanceLock: vi.fn(() => true),
  quit: vi.fn(),
  whenReady: vi.fn(async () => undefined),
  enableSandbox: vi.fn(),
  setAsDefaultProtocolClient: vi.fn(),
  getPath: vi.fn((_name: string) => ''),
  getVersion: () => '1.0.0',
});
export const protocol = { registerSchemesAsPrivileged: vi.fn() };
export const shell = { openExternal: vi.fn(async () => undefined) };
export const net = { isOnline: () => true };
export const powerMonitor = new EventEmitter();

const pages = {
  setPermissionRequestHandler: vi.fn(),
  setPermissionCheckHandler: vi.fn(),
  setDevicePermissionHandler: vi.fn(),
  setDisplayMediaRequestHandler: vi.fn(),
  protocol: { handle: vi.fn() },
  cookies: Object.assign(new EventEmitter(), { get: async () => [] }),
  webRequest: { onBeforeSendHeaders: vi.fn() },
};
export const session = { fromPartition: () => pages };

export class BrowserWindow extends EventEmitter {
  static readonly opened: BrowserWindow[] = [];
  readonly webContents = Object.assign(new EventEmitter(), { send: vi.fn(), mainFrame: {} });
  readonly show = vi.fn();
  readonly hide = vi.fn();
  readonly focus = vi.fn();
  readonly restore = vi.fn();
  readonly isMinimized = vi.fn(() => true);
  readonly setProgressBar = vi.fn();
  readonly loadURL = vi.fn(async (_url: string) => undefined);
  readonly destroy = vi.fn(() => this.emit('closed'));

  constructor(readonly options: { webPreferences: Record<string, unknown> } & Record<string, unknown>) {
    super();
    BrowserWindow.opened.push(this);
  }
}

export class Notification extends EventEmitter {
  static readonly shown: Notification[] = [];
  static readonly isSupported = () => true;

  constructor(readonly options: { title: string; body: string }) {
    super();
  }

  show(): void {
    Notification.shown.push(this);
  }
}

export const powerSaveBlocker = { start: vi.fn(() => 7), stop: vi.fn() };
export const dialog = {
  showMessageBox: vi.fn(async () => ({ response: 0 })),
  showMessageBoxSync: vi.fn((_window: BrowserWindow, _options: { buttons: readonly string[] }) => 0),
};
export const nativeImage = { createFromPath: () => ({ resize: () => ({}) }) };
export const Menu = { buildFromTemplate: vi.fn((items: readonly { label?: string; visible?: boolean }[]) => items) };

export class Tray extends EventEmitter {
  static last: Tray;
  readonly setToolTip = vi.fn();
  readonly setContextMenu = vi.fn();
  readonly destroy = vi.fn();

  constructor() {
    super();
    Tray.last = this;
  }
}

export const exposed: Record<string, Record<string, (...args: unknown[]) => unknown>> = {};
export const contextBridge = {
  exposeInMainWorld: (name: string, api: (typeof exposed)[string]) => {
    exposed[name] = api;
  },
};
export const ipcRenderer = Object.assign(new EventEmitter(), {
  invoke: vi.fn(async (_channel: string, _input?: unknown): Promise<unknown> => undefined),
});
/** Only what a person picked has a path. */
export const webUtils = { getPathForFile: (file: { readonly picked?: string }) => file.picked ?? '' };
