import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { app, type BrowserWindow, dialog, powerMonitor, type Session } from 'electron';
import { Background } from './background.ts';
import { TOLD } from './channel-names.ts';
import { openChannels } from './channels.ts';
import { Leaving } from './leaving.ts';
import { answers } from './server-address.ts';
import type { SettingsFile } from './settings-file.ts';
import { followSignIn, sayWhoWeAre } from './sign-in.ts';
import { TEXT } from './text.ts';
import { TraySign } from './tray.ts';
import { checksSignatures, Updates } from './updates.ts';
import { activityOf } from './uploads/activity.ts';
import { Connection } from './uploads/connection.ts';
import { nodeClock } from './uploads/node-ports.ts';
import { PickedFiles } from './uploads/picked-files.ts';
import { reportOf } from './uploads/report.ts';
import { JournalInUse } from './uploads/single-owner.ts';
import { TransferGate } from './uploads/transfer-gate.ts';
import { UploadsHost } from './uploads/uploads-host.ts';
import { bringToFront, openWindow } from './window.ts';

export interface SchoolFacts {
  readonly origin: string;
  readonly settings: SettingsFile;
  readonly pages: Session;
  readonly folder: string;
  readonly preload: string;
  readonly icon: string;
  isNetworkUp(): boolean;
  changeServer(): Promise<void>;
}

const START_PAGE = '/admin/courses';
/** Polling interval: the main process gets no event for a network change or for the time of day. */
const LOOK_AGAIN_MS = 5000;

/** One school with its window and its uploads, from start to quit of the application. */
export class OpenSchool {
  private window: BrowserWindow | undefined;
  private readonly background: Background;
  private readonly leaving: Leaving;
  private tray: TraySign | undefined;
  private updates: Updates | undefined;

  private constructor(
    private readonly facts: SchoolFacts,
    private readonly host: UploadsHost,
    private readonly connection: Connection,
  ) {
    this.background = new Background(
      host,
      () => this.window,
      (page) => this.show(page),
    );
    this.leaving = new Leaving(app, { isBusy: () => this.isBusy(), close: () => this.close() });
  }

  static async open(facts: SchoolFacts): Promise<OpenSchool> {
    const { origin, settings, pages, folder } = facts;
    const connection = new Connection(nodeClock, facts.isNetworkUp, () => answers(origin));
    const host = new UploadsHost({
      folder,
      origin,
      connection,
      gate: new TransferGate(nodeClock),
      version: app.getVersion(),
      limits: { get: () => settings.get().limits, set: (limits) => settings.change({ limits }) },
      problemOf: (error) => (error instanceof JournalInUse ? TEXT.journalInUse : TEXT.journalBroken),
    });
    const school = new OpenSchool(facts, host, connection);
    sayWhoWeAre(pages, origin);
    school.openChannels();
    school.openWindow();
    await followSignIn(pages, origin, (token) => void host.signIn(token));
    school.followSystem();
    if (app.isPackaged) await school.followUpdates();
    return school;
  }

  get origin(): string {
    return this.facts.origin;
  }

  /** Brings the window to the front, at `page` if given. Opens a new window if it was closed. */
  show(page?: string): void {
    if (!this.window) return this.openWindow(page);
    if (page !== undefined) this.load(this.window, page);
    bringToFront(this.window);
  }

  private isBusy = (): boolean => activityOf(this.host.rows()).isBusy;

  private openWindow(page = START_PAGE): void {
    const { preload, pages } = this.facts;
    const window = openWindow({ preload, session: pages, isPackaged: app.isPackaged });
    this.window = window;
    this.leaving.guard(window);
    window.on('closed', () => {
      this.window = undefined;
    });
    this.load(window, page);
  }

  /** Ignores a failed load: the window shows the error, or a newer load replaced this one. */
  private load(window: BrowserWindow, page: string): void {
    void window.loadURL(`${this.facts.origin}${page}`).catch(() => undefined);
  }

  private openChannels(): void {
    const door = { origin: () => this.origin, window: () => this.window?.webContents };
    const picked = new PickedFiles((name) => this.agreesTo(name));
    openChannels(door, this.host, picked, {
      saveReport: () => this.saveReport(),
      changeServer: () => this.facts.changeServer(),
    });
    this.host.onRows((change) => {
      this.window?.webContents.send(TOLD.rows, change);
      this.update();
    });
    this.host.onStatus((status) => {
      this.window?.webContents.send(TOLD.status, status);
      this.update();
    });
  }

  private followSystem(): void {
    const { isNetworkUp, icon } = this.facts;
    let wasUp = isNetworkUp();
    setInterval(() => {
      this.host.refresh();
      if (isNetworkUp() === wasUp) return;
      wasUp = !wasUp;
      this.connection.changed();
    }, LOOK_AGAIN_MS).unref();
    powerMonitor.on('resume', () => this.connection.changed());
    this.tray = new TraySign(icon, this.host, {
      open: () => this.show(),
      quit: () => app.quit(),
      install: () => this.updates?.install(),
      canInstall: () => this.updates?.canInstall ?? false,
    });
  }

  private async followUpdates(): Promise<void> {
    const appUpdate = await readFile(join(process.resourcesPath, 'app-update.yml'), 'utf8').catch(() => undefined);
    if (!checksSignatures(process.platform, appUpdate)) return;
    const { autoUpdater } = await import('electron-updater');
    this.updates = new Updates(
      autoUpdater,
      () => this.isBusy(),
      () => this.update(),
    );
    this.updates.start();
  }

  private update(): void {
    this.background.update();
    this.tray?.update();
  }

  private async saveReport(): Promise<boolean> {
    if (!this.window) return false;
    const { canceled, filePath } = await dialog.showSaveDialog(this.window, {
      defaultPath: TEXT.reportName,
      filters: [{ name: TEXT.csvFilter, extensions: ['csv'] }],
    });
    if (canceled || !filePath) return false;
    await writeFile(filePath, reportOf(this.host.rows(), this.host.history()));
    return true;
  }

  /** Asks in a native dialog, which no page can answer. */
  private async agreesTo(hostName: string): Promise<boolean> {
    if (!this.window) return false;
    const { response } = await dialog.showMessageBox(this.window, {
      type: 'question',
      message: TEXT.networkQuestion(hostName),
      detail: TEXT.networkDetail,
      buttons: [TEXT.openFromNetwork, TEXT.notFromNetwork],
      defaultId: 1,
      cancelId: 1,
    });
    return response === 0;
  }

  private async close(): Promise<void> {
    this.background.end();
    this.tray?.end();
    await this.host.close();
  }
}
