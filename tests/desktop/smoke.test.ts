import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { _electron } from 'playwright';
import { expect, it } from 'vitest';
import { APP_FOLDER, buildDesktop } from '../../desktop/packaging/build.ts';
import { testFolder } from './support/folder.ts';

/** Electron's program, where it is on this computer; its package would fetch it, which a test must not. */
function electronProgram(): string | undefined {
  const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'));
  const name = join(folder, 'path.txt');
  const program = existsSync(name) ? readFileSync(name, 'utf8') : 'electron';
  const paths = [process.env.ELECTRON_OVERRIDE_DIST_PATH, join(folder, 'dist')].flatMap((dist) => dist ?? []);
  return paths.map((dist) => join(dist, program)).find((path) => existsSync(path));
}

it('the real program starts, and asks for the school’s address', async () => {
  const executablePath = electronProgram();
  if (executablePath === undefined) {
    process.stdout.write('NOT TRIED: the shell in the real Electron, whose program is not on this computer.\n');
    return;
  }
  await buildDesktop();
  const userData = await testFolder();
  const app = await _electron.launch({
    executablePath,
    args: [APP_FOLDER, `--user-data-dir=${userData}`, '--no-sandbox'],
  });
  try {
    const page = await app.firstWindow();
    await page.getByLabel('Address of your school').fill('http://school.example');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('alert').getByText('https://').waitFor();
    expect(
      await page.evaluate(() =>
        Object.keys(globalThis).filter((name) => ['require', 'process', 'desktop'].includes(name)),
      ),
    ).toEqual([]);
  } finally {
    await app.close();
  }
});
