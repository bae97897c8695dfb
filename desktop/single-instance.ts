import type { App } from 'electron';
import { pageIn, pageOf } from './deep-links.ts';

/**
 * Single-instance lock: a second start passes its link to the first instance and quits. A link also arrives as an
 * argument of the first start, and on macOS as an event. Each arrival brings the window to the front; its page is
 * opened once the school is open.
 */
export class SingleInstance {
  private page: string | undefined;
  private bringForward: () => void = () => undefined;
  private showSchool: ((page?: string) => void) | undefined;

  private constructor(app: Pick<App, 'on'>, args: readonly string[]) {
    this.page = pageIn(args);
    app.on('second-instance', (_event, theirs) => this.arrive(pageIn(theirs)));
    app.on('open-url', (event, link) => {
      event.preventDefault();
      this.arrive(pageOf(link));
    });
    // macOS: click on the dock icon while the application runs without a window.
    app.on('activate', () => this.arrive(undefined));
  }

  /** Returns undefined if another instance is running; this one then quits. */
  static claim(
    app: Pick<App, 'requestSingleInstanceLock' | 'quit' | 'on'>,
    args: readonly string[],
  ): SingleInstance | undefined {
    if (app.requestSingleInstanceLock()) return new SingleInstance(app, args);
    app.quit();
    return undefined;
  }

  /** Sets the callback that shows the setup window, used until a school is known. */
  wait(bringForward: () => void): void {
    this.bringForward = bringForward;
  }

  /** Sets the callback that shows the school's window, at a page if given. */
  lead(showSchool: (page?: string) => void): void {
    this.showSchool = showSchool;
    if (this.page !== undefined) this.arrive(undefined);
  }

  private arrive(page: string | undefined): void {
    this.page = page ?? this.page;
    if (!this.showSchool) return this.bringForward();
    const next = this.page;
    this.page = undefined;
    this.showSchool(next);
  }
}
