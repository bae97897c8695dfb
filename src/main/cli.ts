import { surviveLostOutput } from './log-output.ts';
import { endOnUncaughtException } from './roles/process-end.ts';

type Role = (env: NodeJS.ProcessEnv, args: readonly string[]) => Promise<void>;

/** One image, roles by command. Each is imported when it is asked for: a start reads the modules that it needs. */
const COMMANDS: Record<string, () => Promise<Role>> = {
  serve: async () => (await import('./roles/serve.ts')).serve,
  worker: async () => (await import('./roles/worker.ts')).worker,
  migrate: async () => (await import('./roles/migrate.ts')).migrate,
  'admin:create': async () => (await import('./roles/create-admin.ts')).createAdmin,
  'admin:two-factor-off': async () => (await import('./roles/take-two-factor-off.ts')).takeTwoFactorOff,
  'admin:enable': async () => (await import('./roles/enable-admin.ts')).enableAdmin,
  'jobs:retry': async () => (await import('./roles/retry-jobs.ts')).retryJobs,
  doctor: async () => (await import('./roles/doctor.ts')).doctor,
  backup: async () => (await import('./roles/backup.ts')).backup,
  restore: async () => (await import('./roles/restore-backup.ts')).restoreBackup,
  'move-to-postgres': async () => (await import('./roles/move.ts')).move,
};

// Before the first role is imported: the frames of its errors then name the source and not the bundle.
process.setSourceMapsEnabled(true);
// Files that we write, such as the database, are unreadable for other users of the machine.
process.umask(0o077);
surviveLostOutput();
endOnUncaughtException();
const [name = 'serve', ...args] = process.argv.slice(2);
const loadCommand = COMMANDS[name];
if (loadCommand) {
  const command = await loadCommand();
  await command(process.env, args);
} else {
  process.stderr.write(`There is no command ${name}. Commands: ${Object.keys(COMMANDS).join(', ')}.\n`);
  process.exitCode = 1;
}
