import { join } from 'node:path';
import { app, type BrowserWindow, net, protocol, type Session, session, shell } from 'electron';
import { addressOf, linkIn, SCHEME } from './deep-links.ts';
import { guardNavigation } from './navigation.ts';
import { OpenSchool } from './open-school.ts';
import { refusePermissions } from './permissions.ts';
import { SettingsFile } from './settings-file.ts';
import { askForServer, SETUP_ORIGIN, serveSetup, setupScheme } from './setup.ts';
import { bringToFront, openWindow, PARTITION } from './window.ts';

/*
 * The order of a start. Each step is a file of its own, and this one holds what they share: the window that is open, and the
 * school that it shows.
 */

let window: BrowserWindow | undefined;
let school: OpenSchool | undefined;
/** Of the school that is being opened, or open. */
let schoolOrigin: string | undefined;
let link = linkIn(process.argv);

const preload = (name: string) => join(import.meta.dirname, name);

function follow(next: string | undefined): void {
  link = next ?? link;
  if (window) bringToFront(window);
  const address = link === undefined || !school ? undefined : addressOf(link, school.origin);
  if (address === undefined) return;
  link = undefined;
  school?.show(address);
}

async function chosenServer(settings: SettingsFile, pages: Session): Promise<string> {
  const known = settings.get().origin;
  if (known !== undefined) return known;
  window = openWindow({ preload: preload('setup-preload.cjs'), session: pages, isPackaged: app.isPackaged });
  const origin = await askForServer(window);
  await settings.change({ origin });
  return origin;
}

async function start(): Promise<void> {
  await app.whenReady();
  const pages = session.fromPartition(PARTITION);
  refusePermissions(pages);
  serveSetup(pages);
  const settings = await SettingsFile.open(app.getPath('userData'));
  const origin = await chosenServer(settings, pages);
  schoolOrigin = origin;
  const before = window;
  school = await OpenSchool.open({
    origin,
    settings,
    pages,
    folder: join(app.getPath('userData'), 'uploads'),
    preload: preload('preload.cjs'),
    icon: join(import.meta.dirname, 'icon.png'),
    isNetworkUp: () => net.isOnline(),
    onWindow(opened) {
      window = opened;
    },
    async changeServer() {
      await settings.change({ origin: undefined });
      app.relaunch();
      app.quit();
    },
  });
  before?.destroy();
  follow(undefined);
}

if (!app.requestSingleInstanceLock()) app.quit();
else {
  app.enableSandbox();
  app.setAsDefaultProtocolClient(SCHEME);
  protocol.registerSchemesAsPrivileged([setupScheme]);
  guardNavigation(
    app,
    () => [SETUP_ORIGIN, ...(schoolOrigin === undefined ? [] : [schoolOrigin])],
    (url) => void shell.openExternal(url),
  );
  app.on('second-instance', (_event, args) => follow(linkIn(args)));
  // On macOS a link comes as an event, and a click on the dock's icon as another.
  app.on('open-url', (event, url) => {
    event.preventDefault();
    follow(url);
  });
  app.on('activate', () => follow(undefined));
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  void start();
}
