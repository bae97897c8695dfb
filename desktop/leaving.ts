import { type App, type BrowserWindow, dialog, Notification } from 'electron';
import { TEXT } from './text.ts';
import { bringToFront } from './window.ts';

/** Index of the button that leaves. The first button stays; Enter and Escape choose it. */
const LEAVE = 1;
const STAY = { defaultId: 0, cancelId: 0 };

export interface LeavingFacts {
  isBusy(): boolean;
  /** Flushes everything to disk. Without it nothing is lost either. */
  close(): Promise<void>;
}

/**
 * Decides what happens when the person closes or quits. Closing the window during uploads only hides it; quitting asks.
 * A page with unsaved changes asks too, because Electron would keep its window open silently. State is written to disk
 * after all windows have agreed to close.
 */
export class Leaving {
  private isDecided = false;
  private isAsking = false;
  private isClosed = false;
  private hasToldOnce = false;

  constructor(
    private readonly app: Pick<App, 'on' | 'quit'>,
    private readonly facts: LeavingFacts,
  ) {
    app.on('before-quit', (event) => {
      if (this.isDecided || !facts.isBusy()) return;
      event.preventDefault();
      void this.ask();
    });
    app.on('will-quit', (event) => {
      if (this.isClosed) return;
      event.preventDefault();
      void this.close();
    });
  }

  guard(window: BrowserWindow): void {
    window.on('close', (event) => {
      if (this.isDecided || !this.facts.isBusy()) return;
      event.preventDefault();
      window.hide();
      if (this.hasToldOnce || !Notification.isSupported()) return;
      this.hasToldOnce = true;
      new Notification({ title: TEXT.stillUploading, body: TEXT.stillUploadingDetail }).show();
    });
    window.webContents.on('will-prevent-unload', (event) => {
      bringToFront(window);
      const buttons = [TEXT.stayOnPage, TEXT.leavePage];
      const question = { type: 'question', message: TEXT.leaveQuestion, detail: TEXT.leaveDetail } as const;
      // Here, `preventDefault` prevents staying on the page.
      if (dialog.showMessageBoxSync(window, { ...question, buttons, ...STAY }) === LEAVE) event.preventDefault();
      else this.isDecided = false;
    });
  }

  private async ask(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    const { response } = await dialog.showMessageBox({
      type: 'question',
      message: TEXT.quitQuestion,
      detail: TEXT.quitDetail,
      buttons: [TEXT.stay, TEXT.quitAnyway],
      ...STAY,
    });
    this.isAsking = false;
    if (response !== LEAVE) return;
    this.isDecided = true;
    this.app.quit();
  }

  private async close(): Promise<void> {
    this.isDecided = true;
    await this.facts.close().catch(() => undefined);
    this.isClosed = true;
    this.app.quit();
  }
}
