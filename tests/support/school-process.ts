import { pages, shellOf } from '../../src/http/pages/spa.ts';
import { surviveLostOutput } from '../../src/main/log-output.ts';
import { endOnSignal } from '../../src/main/roles/end-on-signal.ts';
import { startServer } from '../../src/main/server.ts';
import { readSettings } from '../../src/main/settings/settings.ts';
import { PAGE } from './school.ts';

// A server in a process of its own, so that a test can end it without any warning.
surviveLostOutput();
const shell = shellOf(PAGE);
const school = await startServer(readSettings(process.env), () => ({
  handlers: (site) => [pages(shell, site)],
  scriptHashes: shell.scriptHashes,
}));
endOnSignal(() => school.stop());
process.stdout.write('serving\n');
