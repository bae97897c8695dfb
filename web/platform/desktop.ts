import type { UploadRow, UploadTarget } from '../../src/uploads/upload-queue.ts';
import type { DesktopBridge } from '../../src/wire/desktop-bridge.ts';

export type Desktop = DesktopBridge<UploadRow, UploadTarget, File>;

declare global {
  interface Window {
    /** Put there by the desktop application before any script of ours runs; absent in a browser. */
    readonly desktop?: Desktop;
  }
}

/** What the desktop application offers, or undefined in a plain browser and while pages are rendered in advance. */
export const desktop = (): Desktop | undefined => (globalThis.window as Window | undefined)?.desktop;
