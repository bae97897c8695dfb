import { createRequire } from 'node:module';
import type { Configuration } from 'electron-builder';
import { APP_FILES, APP_PATH } from './build.ts';

const { version: electronVersion } = createRequire(import.meta.url)('electron/package.json') as { version: string };

/**
 * Returns electron-builder's configuration for `dist/desktop`. Signing uses its own variables: `CSC_LINK` and
 * `CSC_KEY_PASSWORD` (macOS), `WIN_CSC_LINK` and `WIN_CSC_KEY_PASSWORD` (Windows), `APPLE_API_KEY` etc. (notarization).
 *
 * @param env `DESKTOP_UPDATES_URL`: the update server; without it the application looks for no updates. With it, an
 * unsigned package for macOS or Windows is refused, because anyone could then send it updates.
 */
export function builderConfig(env: Readonly<Record<string, string | undefined>>): Configuration {
  const updates = env['DESKTOP_UPDATES_URL'];
  return {
    appId: 'school.cusp.desktop',
    productName: 'Cusp',
    copyright: 'Cusp',
    electronVersion,
    directories: { app: APP_PATH, output: 'dist/desktop-packages' },
    // An explicit list: the package does not depend on other files in the folder.
    files: [...APP_FILES],
    asar: true,
    npmRebuild: false,
    forceCodeSigning: Boolean(updates),
    protocols: [{ name: 'Cusp', schemes: ['cusp'] }],
    publish: updates ? [{ provider: 'generic', url: updates }] : null,
    electronFuses: {
      runAsNode: false,
      enableCookieEncryption: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    },
    icon: 'web/public/icon-512.png',
    linux: {
      // These formats have no signature check: see updates.ts.
      publish: null,
      target: ['AppImage', 'deb'],
      category: 'Education',
      executableName: 'cusp',
      maintainer: 'Cusp <hello@cusp.test>',
    },
    mac: { target: ['dmg'], category: 'public.app-category.education', hardenedRuntime: true },
    win: { target: ['nsis'] },
    nsis: { oneClick: false, perMachine: false, allowToChangeInstallationDirectory: true },
  };
}
