import { createAdmin } from './roles/create-admin.ts';
import { migrate } from './roles/migrate.ts';
import { serve } from './roles/serve.ts';
import { worker } from './roles/worker.ts';

/** One image, roles by command. */
const COMMANDS: Record<string, (env: NodeJS.ProcessEnv) => Promise<void>> = {
  serve,
  worker,
  migrate,
  'admin:create': createAdmin,
};

const name = process.argv[2] ?? 'serve';
const command = COMMANDS[name];
if (command) {
  await command(process.env);
} else {
  process.stderr.write(`There is no command ${name}. Commands: ${Object.keys(COMMANDS).join(', ')}.\n`);
  process.exitCode = 1;
}
