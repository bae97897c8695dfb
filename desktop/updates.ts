import type { AppUpdater } from 'electron-updater';

const CHECK_EVERY_MS = 4 * 60 * 60 * 1000;

/**
 * Whether this system refuses an update that the publisher of this application has not signed. macOS compares the
 * signatures of both. On Windows the updater asks for the publisher whom the build wrote beside the application, and
 * for nothing where it wrote none. On Linux it knows checksums alone, which come from the same place as the update.
 * @param appUpdate the text of `app-update.yml`.
 */
export function checksSignatures(platform: NodeJS.Platform, appUpdate: string | undefined): boolean {
  if (platform === 'darwin') return true;
  return platform === 'win32' && /^publisherName:[ \t]*(?:(?!null|~)\S|\r?\n\s*-[ \t]*\S)/m.test(appUpdate ?? '');
}

/**
 * Updates are fetched beside the uploads and installed when the application ends anyway, or when somebody asks for it
 * and nothing is under way: never by themselves in the middle of an upload. Only for systems that check signatures.
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
    // Without a connection, or without a place that updates come from, the application works on as it is.
    updater.on('error', () => undefined);
  }

  get canInstall(): boolean {
    return this.isReady && !this.isBusy();
  }

  /** Now, and every four hours. Answers how to end it. */
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
