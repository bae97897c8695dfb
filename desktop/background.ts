import { type BrowserWindow, Notification, powerSaveBlocker } from 'electron';
import { ADMIN } from '../src/wire/admin-messages.ts';
import { TEXT } from './text.ts';
import { activityOf, type BatchEnd, BatchEnds } from './uploads/activity.ts';
import type { UploadsHost } from './uploads/uploads-host.ts';

/** No bar at all. */
const NO_PROGRESS = -1;

/**
 * What the system shows of the uploads while nobody looks at the window: progress, one notice for each batch, no sleep.
 */
export class Background {
  private readonly batches = new BatchEnds();
  private blocker: number | undefined;
  private wasSignedOut = false;

  constructor(
    private readonly host: UploadsHost,
    private readonly window: () => BrowserWindow | undefined,
    private readonly onClick: (page?: string) => void,
  ) {}

  /** To be called after every change. */
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
