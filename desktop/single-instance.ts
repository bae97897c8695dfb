import type { App } from 'electron';
import { pageIn, pageOf } from './deep-links.ts';

/**
 * The first instance: a second start hands it its link and ends. A link also comes with its own start, and on macOS as
 * an event. Whatever comes brings the window forward; the page that it names waits until the school is open.
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
    // macOS, where an application without a window goes on: a click on the dock's icon.
    app.on('activate', () => this.arrive(undefined));
  }

  /** Undefined where another instance runs: this one ends. */
  static claim(
    app: Pick<App, 'requestSingleInstanceLock' | 'quit' | 'on'>,
    args: readonly string[],
  ): SingleInstance | undefined {
    if (app.requestSingleInstanceLock()) return new SingleInstance(app, args);
    app.quit();
    return undefined;
  }

  /** Until there is a school: what shows the window that asks for one. */
  wait(bringForward: () => void): void {
    this.bringForward = bringForward;
  }

  /** From now on: shows the school's window, at a page where one is named. */
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
