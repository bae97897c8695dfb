import type { BrowserWindow, Session } from 'electron';
import { SETUP_CHANNEL } from './channel-names.ts';
import { SCHEMAS } from './channels.ts';
import { answer, closeDoor } from './ipc.ts';
import { findServer } from './server-address.ts';
import { SETUP_FILES } from './setup/files.ts';

const SETUP_SCHEME = 'cusp-setup';
export const SETUP_ORIGIN = `${SETUP_SCHEME}://start`;

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'";

/** Custom scheme with its own origin and no access to the file system. Register it before the application is ready. */
export const setupScheme = { scheme: SETUP_SCHEME, privileges: { standard: true, secure: true } } as const;

/** Serves the setup page: three files that are part of the application. */
export function serveSetup(session: Session): void {
  session.protocol.handle(SETUP_SCHEME, ({ url }) => {
    const file = SETUP_FILES[new URL(url).pathname];
    if (!file) return new Response(undefined, { status: 404 });
    const headers = {
      'Content-Type': file.type,
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
    };
    return new Response(file.text, { headers });
  });
}

/** Asks for the server's address until a Cusp server answers there. Resolves with its origin. */
export async function askForServer(window: BrowserWindow): Promise<string> {
  const door = { origin: () => SETUP_ORIGIN, window: () => window.webContents };
  const found = new Promise<string>((resolve) => {
    answer(door, SETUP_CHANNEL, SCHEMAS.address, async (typed) => {
      const server = await findServer(typed);
      if ('refusal' in server) return server.refusal;
      resolve(server.origin);
      return undefined;
    });
  });
  await window.loadURL(`${SETUP_ORIGIN}/`);
  return found.finally(() => closeDoor([SETUP_CHANNEL]));
}
