import type { WebBundle } from '../application.ts';
import { oneAtATime } from '../seed/one-at-a-time.ts';
import { seedDemo, welcome } from '../seed/seed-demo.ts';
import { startServer } from '../server.ts';
import { builtWebBundle } from '../web-bundle.ts';
import { endOnSignal } from './end-on-signal.ts';
import { reportStartFault, settingsOrExit } from './start-fault.ts';

/** `serve`: the school's HTTP server, until SIGINT or SIGTERM. Exit code 1 when it cannot start. */
export const serve = (env: NodeJS.ProcessEnv): Promise<void> => serveWith(builtWebBundle, env);

export async function serveWith(
  makeBundle: () => WebBundle | Promise<WebBundle>,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const settings = settingsOrExit(env);
  if (!settings) return;
  try {
    const say = (line: string) => void process.stdout.write(`${line}\n`);
    const running = await startServer(settings, makeBundle, (container, installation) =>
      settings.seedDemo === 'none'
        ? Promise.resolve()
        : oneAtATime(settings.dataDir, () => seedDemo(container, installation, settings, say)),
    );
    process.stdout.write(welcome(settings));
    endOnSignal(() => running.stop());
  } catch (error) {
    await reportStartFault(error, settings);
  }
}
