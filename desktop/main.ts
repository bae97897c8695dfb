import { join } from 'node:path';
import { app, type BrowserWindow, net, protocol, type Session, session, shell } from 'electron';
import { SCHEME } from './deep-links.ts';
import { guardNavigation } from './navigation.ts';
import { OpenSchool } from './open-school.ts';
import { refusePermissions } from './permissions.ts';
import { SettingsFile } from './settings-file.ts';
import { askForServer, SETUP_ORIGIN, serveSetup, setupScheme } from './setup.ts';
import { SingleInstance } from './single-instance.ts';
import { bringToFront, openWindow, PARTITION } from './window.ts';

/* Startup sequence. Each step has its own file; this one holds their shared state: the open school. */

let school: OpenSchool | undefined;
/** Origin of the school that is opening or open. */
let schoolOrigin: string | undefined;

const preload = (name: string) => join(import.meta.dirname, name);

/** Returns the setup window and the chosen origin; no window if the address is already stored. */
async function chosenServer(
  instance: SingleInstance,
  settings: SettingsFile,
  pages: Session,
): Promise<{ origin: string; asking?: BrowserWindow }> {
  const known = settings.get().origin;
  if (known !== undefined) return { origin: known };
  const asking = openWindow({ preload: preload('setup-preload.cjs'), session: pages, isPackaged: app.isPackaged });
  instance.wait(() => bringToFront(asking));
  // Without this window and without a school there is nothing to return to, even on macOS.
  asking.on('closed', () => {
    if (!school) app.quit();
  });
  const origin = await askForServer(asking);
  await settings.change({ origin });
  return { origin, asking };
}

async function start(instance: SingleInstance): Promise<void> {
  await app.whenReady();
  const pages = session.fromPartition(PARTITION);
  refusePermissions(pages);
  serveSetup(pages);
  const settings = await SettingsFile.open(app.getPath('userData'));
  const { origin, asking } = await chosenServer(instance, settings, pages);
  schoolOrigin = origin;
  const opened = await OpenSchool.open({
    origin,
    settings,
    pages,
    folder: join(app.getPath('userData'), 'uploads'),
    preload: preload('preload.cjs'),
    icon: join(import.meta.dirname, 'icon.png'),
    isNetworkUp: () => net.isOnline(),
    async changeServer() {
      await settings.change({ origin: undefined });
      app.relaunch();
      app.quit();
    },
  });
  school = opened;
  asking?.destroy();
  instance.lead((page) => opened.show(page));
}

const instance = SingleInstance.claim(app, process.argv);
if (instance) {
  app.enableSandbox();
  // A development start must not take over the links of the installed application.
  if (app.isPackaged) app.setAsDefaultProtocolClient(SCHEME);
  protocol.registerSchemesAsPrivileged([setupScheme]);
  guardNavigation(
    app,
    () => [SETUP_ORIGIN, ...(schoolOrigin === undefined ? [] : [schoolOrigin])],
    (url) => void shell.openExternal(url),
  );
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  void start(instance);
}
