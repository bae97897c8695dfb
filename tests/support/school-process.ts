import { assets } from '../../src/http/pages/assets.ts';
import { pages, shellOf } from '../../src/http/pages/spa.ts';
import { surviveLostOutput } from '../../src/main/log-output.ts';
import { endOnSignal } from '../../src/main/roles/end-on-signal.ts';
import { endOnUncaughtException } from '../../src/main/roles/process-end.ts';
import { startServer } from '../../src/main/server.ts';
import { readSettings } from '../../src/main/settings/settings.ts';
import { PAGE } from './school.ts';

// A server in a process of its own, so that a test can end it without any warning. With built files where a folder is
// named.
surviveLostOutput();
endOnUncaughtException();
const shell = shellOf(PAGE);
const folder = process.env['ASSETS_FOLDER'];
const school = await startServer(readSettings(process.env), () => ({
  handlers: (site) => [...(folder ? [assets(folder)] : []), pages(shell, site)],
  scriptHashes: shell.scriptHashes,
}));
endOnSignal(() => school.stop());
process.stdout.write('serving\n');
