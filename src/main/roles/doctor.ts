import { examine } from '../operation/doctor/examine.ts';
import type { Finding, FindingState } from '../operation/doctor/finding.ts';
import { SettingFaults } from '../settings/setting-reader.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { say } from './run-command.ts';

const MARKS: Readonly<Record<FindingState, string>> = { good: 'ok   ', bad: 'WRONG', unknown: '?    ' };

/**
 * `doctor`: tries each component that the settings choose and says how to mend each fault. It refuses the settings that
 * a start refuses, with the same sentences. Given an address, it sends a test mail there. Exit code 1 when something is
 * wrong.
 */
export async function doctor(env: NodeJS.ProcessEnv, [testAddress]: readonly string[]): Promise<void> {
  const settings = examined(env);
  if (!settings) return;
  const findings = await examine(settings, testAddress);
  for (const finding of findings) tell(finding);
  const wrong = findings.filter(({ state }) => state === 'bad').length;
  say(wrong === 0 ? 'Nothing is wrong.' : `${wrong} ${wrong === 1 ? 'thing is' : 'things are'} wrong.`);
  if (wrong > 0) process.exitCode = 1;
  // A check that timed out may still hold handles that would keep the process alive.
  setTimeout(() => process.exit(), 200).unref();
}

/** Without settings that fit together there is nothing to try. */
function examined(env: NodeJS.ProcessEnv): Settings | undefined {
  try {
    const settings = readSettings(env);
    for (const sentence of settings.warnings) tell({ component: 'settings', state: 'unknown', sentence });
    tell({ component: 'settings', state: 'good', sentence: 'They fit together.' });
    return settings;
  } catch (error) {
    if (!(error instanceof SettingFaults)) throw error;
    for (const sentence of error.faults) tell({ component: 'settings', state: 'bad', sentence });
    say('The school does not start with these settings. Mend them and run this again.');
    process.exitCode = 1;
    return undefined;
  }
}

const tell = ({ state, component, sentence }: Finding): void => say(`${MARKS[state]} ${component}: ${sentence}`);
