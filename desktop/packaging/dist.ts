/**
 * `npm run desktop:dist`: packages the application for this system, or for those named as arguments (`--linux --mac
 * --win`).
 */
import { build, Platform } from 'electron-builder';
import { buildDesktop } from './build.ts';
import { builderConfig } from './builder-config.ts';

const SYSTEMS = { '--linux': Platform.LINUX, '--mac': Platform.MAC, '--win': Platform.WINDOWS };

const asked = Object.entries(SYSTEMS).flatMap(([name, system]) => (process.argv.includes(name) ? [system] : []));
await buildDesktop();
const targets = new Map(
  (asked.length > 0 ? asked : [Platform.current()]).flatMap((system) => [...system.createTarget()]),
);
await build({ targets, config: builderConfig(process.env), publish: 'never' });
