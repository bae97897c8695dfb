import type { AppUpdater } from 'electron-updater';

const CHECK_EVERY_MS = 4 * 60 * 60 * 1000;

/**
 * Tells whether this system refuses an update without the publisher's signature. macOS compares both signatures. On
 * Windows the updater compares with the publisher name that the build stored, and checks nothing without one. On Linux
 * it checks only checksums, which come from the same server as the update.
 *
 * @param appUpdate the text of `app-update.yml`.
 */
export function checksSignatures(platform: NodeJS.Platform, appUpdate: string | undefined): boolean {
  if (platform === 'darwin') return true;
  return platform === 'win32' && /^publisherName:[ \t]*(?:(?!null|~)\S|\r?\n\s*-[ \t]*\S)/m.test(appUpdate ?? '');
}

/**
 * Downloads updates in the background and installs them on quit, or on request if no upload is running; never during an
 * upload. Only for systems that check signatures.
 */
export class Updates {
  private isReady = false;

  constructor(
    private readonly updater: Pick<AppUpdater, 'on' | 'checkForUpdates' | 'quitAndInstall'> & {
      autoDownload: boolean;
      autoInstallOnAppQuit: boolean;
      allowDowngrade: boolean;
    },
    private readonly isBusy: () => boolean,
    private readonly onReady: () => void,
  ) {
    Object.assign(updater, { autoDownload: true, autoInstallOnAppQuit: true, allowDowngrade: false });
    updater.on('update-downloaded', () => {
      this.isReady = true;
      this.onReady();
    });
    // Without a connection or an update server the application works on.
    updater.on('error', () => undefined);
  }

  get canInstall(): boolean {
    return this.isReady && !this.isBusy();
  }

  /** Checks now and every four hours. Returns a function that stops the checks. */
  start(): () => void {
    const check = () => void this.updater.checkForUpdates().catch(() => undefined);
    check();
    const timer = setInterval(check, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }

  install(): void {
    if (this.canInstall) this.updater.quitAndInstall();
  }
}
