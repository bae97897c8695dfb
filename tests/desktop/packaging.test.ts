import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { APP_FILES, APP_FOLDER, buildDesktop } from '../../desktop/packaging/build.ts';
import { builderConfig } from '../../desktop/packaging/builder-config.ts';

const load = createRequire(import.meta.url);
const scheme = JSON.parse(
  readFileSync(load.resolve('app-builder-lib/scheme.json', { paths: [load.resolve('electron-builder')] }), 'utf8'),
) as object;

describe('the package', () => {
  it.each([{}, { DESKTOP_UPDATES_URL: 'https://updates.example/cusp' }])(
    'is one that electron-builder’s own schema takes, with the environment %o',
    (env) => {
      const ajv = new Ajv({ strict: false, allErrors: true });
      const isValid = ajv.compile(scheme);
      const config = builderConfig(env);
      expect(isValid(config), JSON.stringify(isValid.errors)).toBe(true);
      expect(isValid({ ...config, linux: { target: 7 } })).toBe(false);
      expect(config.publish).toEqual(
        env.DESKTOP_UPDATES_URL ? [{ provider: 'generic', url: env.DESKTOP_UPDATES_URL }] : null,
      );
    },
  );

  it('that looks for updates is signed or not made at all, and one whose signature nobody checks looks for none', () => {
    const { forceCodeSigning, linux } = builderConfig({ DESKTOP_UPDATES_URL: 'https://updates.example/cusp' });
    expect([forceCodeSigning, linux?.publish]).toEqual([true, null]);
    expect(builderConfig({}).forceCodeSigning).toBe(false);
  });

  it('is for three systems, with each fuse as the security of the desktop has it', () => {
    const { linux, mac, win, nsis, electronFuses } = builderConfig({});
    expect([linux?.target, mac?.target, win?.target]).toEqual([['AppImage', 'deb'], ['dmg'], ['nsis']]);
    expect(nsis).toBeDefined();
    expect(electronFuses).toEqual({
      runAsNode: false,
      enableCookieEncryption: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    });
  });

  it('holds the files that are listed, each of them whole in itself', async () => {
    await buildDesktop();
    expect(readdirSync(APP_FOLDER).toSorted()).toEqual([...APP_FILES]);
    for (const name of ['preload.cjs', 'setup-preload.cjs']) {
      const code = readFileSync(join(APP_FOLDER, name), 'utf8');
      // A sandboxed preload script has `electron` to require, and nothing else.
      expect([...code.matchAll(/require\("([^"]+)"\)/g)].map(([, module]) => module)).toEqual(['electron']);
    }
    const main = readFileSync(join(APP_FOLDER, 'main.js'), 'utf8');
    expect(main.match(/from "(?!node:|electron")[a-z@][^"]*"/g) ?? []).toEqual([]);
    expect(existsSync(join(APP_FOLDER, 'package.json'))).toBe(true);
  });
});
