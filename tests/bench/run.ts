/** `npm run bench -- exam saves`: one scenario, with what it takes; without a name the daily ones, one after another. */
import { run } from '../run/command.ts';

const DAILY = ['serving', 'uploads', 'authoring'];
const SCENARIOS = [...DAILY, 'captions', 'exam', 'join', 'news', 'production', 'readiness', 'web', 'desktop'];

const [name, ...rest] = process.argv.slice(2);
if (name !== undefined && !SCENARIOS.includes(name)) {
  process.stderr.write(`"${name}" is no scenario. They are: ${SCENARIOS.join(', ')}.\n`);
  process.exit(2);
}
for (const scenario of name === undefined ? DAILY : [name])
  process.exitCode ||= await run('node_modules/.bin/tsx', [`tests/bench/${scenario}.ts`, ...rest]);
