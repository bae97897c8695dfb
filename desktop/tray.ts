import { Menu, nativeImage, Tray } from 'electron';
import { TEXT } from './text.ts';
import { activityOf } from './uploads/activity.ts';
import type { UploadsHost } from './uploads/uploads-host.ts';

export interface TrayActions {
  open(): void;
  quit(): void;
  install(): void;
  canInstall(): boolean;
}

/** Tray icon: shows the progress of uploads and controls them without the window. */
export class TraySign {
  private readonly tray: Tray;
  private lastMenu = '';

  constructor(
    icon: string,
    private readonly host: UploadsHost,
    private readonly actions: TrayActions,
  ) {
    this.tray = new Tray(nativeImage.createFromPath(icon).resize({ width: 16, height: 16 }));
    this.tray.on('click', () => actions.open());
    this.update();
  }

  update(): void {
    const { limits } = this.host.status();
    const { isBusy, done, files } = activityOf(this.host.rows());
    const canInstall = this.actions.canInstall();
    const words = !isBusy ? TEXT.idle : this.host.isMoving() ? TEXT.uploading(done, files) : TEXT.resting(files - done);
    this.tray.setToolTip(words);
    // Replacing a menu closes it while it is open: skip equal ones.
    const menu = JSON.stringify([limits.isPaused, canInstall]);
    if (menu === this.lastMenu) return;
    this.lastMenu = menu;
    const pause = () => void this.host.setLimits({ ...limits, isPaused: !limits.isPaused });
    this.tray.setContextMenu(
      Menu.buildFromTemplate([
        { label: TEXT.open, click: () => this.actions.open() },
        { label: limits.isPaused ? TEXT.resumeAll : TEXT.pauseAll, click: pause },
        { label: TEXT.installUpdate, visible: canInstall, click: () => this.actions.install() },
        { type: 'separator' },
        { label: TEXT.quit, click: () => this.actions.quit() },
      ]),
    );
  }

  end(): void {
    this.tray.destroy();
  }
}
