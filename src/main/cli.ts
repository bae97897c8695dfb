import { createAdmin } from './create-admin.ts';
import { migrate } from './migrate.ts';
import { serve } from './serve.ts';

/** One image, roles by command. */
const COMMANDS: Record<string, (env: NodeJS.ProcessEnv) => Promise<void>> = {
  serve,
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
