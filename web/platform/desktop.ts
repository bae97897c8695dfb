import type { UploadRow, UploadTarget } from '../../src/uploads/upload-queue.ts';
import type { DesktopBridge } from '../../src/wire/desktop-bridge.ts';

export type Desktop = DesktopBridge<UploadRow, UploadTarget, File>;

declare global {
  interface Window {
    /** Set by the desktop application's preload script; absent in a browser. */
    readonly desktop?: Desktop;
  }
}

/** Returns the desktop application's API; undefined in a browser and during prerendering. */
export const desktop = (): Desktop | undefined => (globalThis.window as Window | undefined)?.desktop;
