import { type BrowserWindow, Notification, powerSaveBlocker } from 'electron';
import { ADMIN } from '../src/wire/admin-messages.ts';
import { TEXT } from './text.ts';
import { activityOf, type BatchEnd, BatchEnds } from './uploads/activity.ts';
import type { UploadsHost } from './uploads/uploads-host.ts';

/** Electron's value for "no progress bar". */
const NO_PROGRESS = -1;

/** Shows the uploads outside the window: progress bar, one notification per batch, no system sleep. */
export class Background {
  private readonly batches = new BatchEnds();
  private blocker: number | undefined;
  private wasSignedOut = false;

  constructor(
    private readonly host: UploadsHost,
    private readonly window: () => BrowserWindow | undefined,
    private readonly onClick: (page?: string) => void,
  ) {}

  /** Call after every change. */
  update(): void {
    const rows = this.host.rows();
    this.window()?.setProgressBar(activityOf(rows).share ?? NO_PROGRESS);
    this.keepAwake(this.host.isMoving());
    for (const batch of this.batches.next(rows))
      this.tell(TEXT.batchDone, sentenceOf(batch), managePage(batch.courseId));
    const { needsSignIn } = this.host.status();
    if (needsSignIn && !this.wasSignedOut) this.tell(TEXT.signInAgain, TEXT.signInDetail);
    this.wasSignedOut = needsSignIn;
  }

  end(): void {
    this.keepAwake(false);
  }

  private keepAwake(isMoving: boolean): void {
    if (isMoving) this.blocker ??= powerSaveBlocker.start('prevent-app-suspension');
    else if (this.blocker !== undefined) {
      powerSaveBlocker.stop(this.blocker);
      this.blocker = undefined;
    }
  }

  private tell(title: string, body: string, page?: string): void {
    if (!Notification.isSupported()) return;
    const notice = new Notification({ title, body });
    notice.on('click', () => this.onClick(page));
    notice.show();
  }
}

const managePage = (courseId: string): string => `/admin/courses/${encodeURIComponent(courseId)}/manage`;

const sentenceOf = ({ files, saved, failed }: BatchEnd): string =>
  failed > 0 ? ADMIN.bulkPartlyFailed(failed, files) : ADMIN.filesSaved(saved);
