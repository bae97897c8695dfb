import { type App, type BrowserWindow, dialog, Notification } from 'electron';
import { TEXT } from './text.ts';

const QUIT = 1;

export interface LeavingFacts {
  isBusy(): boolean;
  /** Writes everything down. Nothing is lost without it either. */
  close(): Promise<void>;
}

/** Closing the window while files travel only hides it; quitting asks. */
export class Leaving {
  private isDecided = false;
  private isClosed = false;
  private hasToldOnce = false;

  constructor(
    private readonly app: Pick<App, 'on' | 'quit'>,
    private readonly facts: LeavingFacts,
  ) {
    app.on('before-quit', (event) => {
      if (this.isClosed) return;
      event.preventDefault();
      void this.leave();
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
  }

  private async leave(): Promise<void> {
    if (this.isDecided) return;
    if (this.facts.isBusy()) {
      const { response } = await dialog.showMessageBox({
        type: 'question',
        message: TEXT.quitQuestion,
        detail: TEXT.quitDetail,
        buttons: [TEXT.stay, TEXT.quitAnyway],
        defaultId: 0,
        cancelId: 0,
      });
      if (response !== QUIT) return;
    }
    this.isDecided = true;
    await this.facts.close().catch(() => undefined);
    this.isClosed = true;
    this.app.quit();
  }
}
