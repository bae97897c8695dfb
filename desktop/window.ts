import { BrowserWindow, type Session } from 'electron';
import { TEXT } from './text.ts';

export const PARTITION = 'persist:cusp';

/** Web preferences of a page: no Node, a sandboxed process of its own, only the bridge of its preload script. */
export const webPreferencesOf = (preload: string, session: Session, isPackaged: boolean) =>
  ({
    preload,
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
    // A file dropped outside the drop zone must not replace the page.
    navigateOnDragDrop: false,
    safeDialogs: true,
    devTools: !isPackaged,
  }) as const;

export interface WindowFacts {
  readonly preload: string;
  readonly session: Session;
  readonly isPackaged: boolean;
  readonly size?: { readonly width: number; readonly height: number };
}

/** Opens a window that is shown when its first paint is ready. */
export function openWindow({ preload, session, isPackaged, size = { width: 1080, height: 720 } }: WindowFacts) {
  const window = new BrowserWindow({
    ...size,
    minWidth: 390,
    minHeight: 480,
    show: false,
    title: TEXT.name,
    autoHideMenuBar: true,
    webPreferences: webPreferencesOf(preload, session, isPackaged),
  });
  window.once('ready-to-show', () => window.show());
  return window;
}

export function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
