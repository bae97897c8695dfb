import { surviveLostOutput } from './log-output.ts';
import { backup } from './roles/backup.ts';
import { createAdmin } from './roles/create-admin.ts';
import { doctor } from './roles/doctor.ts';
import { migrate } from './roles/migrate.ts';
import { move } from './roles/move.ts';
import { restoreBackup } from './roles/restore-backup.ts';
import { retryJobs } from './roles/retry-jobs.ts';
import { serve } from './roles/serve.ts';
import { worker } from './roles/worker.ts';

type Role = (env: NodeJS.ProcessEnv, args: readonly string[]) => Promise<void>;

/** One image, roles by command. */
const COMMANDS: Record<string, Role> = {
  serve,
  worker,
  migrate,
  'admin:create': createAdmin,
  'jobs:retry': retryJobs,
  doctor,
  backup,
  restore: restoreBackup,
  'move-to-postgres': move,
};

// What we write, the database among it, is for nobody else on this machine.
process.umask(0o077);
surviveLostOutput();
const [name = 'serve', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (command) {
  await command(process.env, args);
} else {
  process.stderr.write(`There is no command ${name}. Commands: ${Object.keys(COMMANDS).join(', ')}.\n`);
  process.exitCode = 1;
}
