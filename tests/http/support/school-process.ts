import { pages, shellOf } from '../../../src/http/pages/spa.ts';
import { startServer } from '../../../src/main/server.ts';
import { readSettings } from '../../../src/main/settings/settings.ts';
import { PAGE } from '../../support/school.ts';

// A server in a process of its own, so that a test can end it without any warning.
const shell = shellOf(PAGE);
await startServer(readSettings(process.env), () => ({
  handlers: (site) => [pages(shell, site)],
  scriptHashes: shell.scriptHashes,
}));
process.stdout.write('serving\n');
