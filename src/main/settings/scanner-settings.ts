import { isAbsolute } from 'node:path';
import type { ClamdAddress } from '../../adapters/clamd/clamd-connection.ts';
import type { SettingReader } from './setting-reader.ts';

export interface ScannerSettings {
  /** Without one, documents are inspected for active content, and not for viruses. */
  readonly clamd: { readonly address: ClamdAddress; readonly maxBytes: number } | undefined;
}

const DEFAULT_PORT = 3310;
/** Default of clamd's StreamMaxLength. */
const DEFAULT_MAX_BYTES = 100 * 1024 * 1024;
const GIBIBYTE = 1024 ** 3;

export function readScannerSettings(read: SettingReader): ScannerSettings {
  const maxBytes = read.whole('CLAMD_MAX_BYTES', DEFAULT_MAX_BYTES, 1, 4 * GIBIBYTE - 1);
  const host = read.optional('CLAMD_HOST');
  if (host === undefined) return { clamd: undefined };
  if (isAbsolute(host)) return { clamd: { address: { path: host }, maxBytes } };
  const url = URL.canParse(`tcp://${host}`) ? new URL(`tcp://${host}`) : undefined;
  if (!url?.hostname || url.host !== host) {
    read.fault('CLAMD_HOST must be a host, a host with its port as clamd:3310, or the path of a socket.');
    return { clamd: undefined };
  }
  const hostname = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return { clamd: { address: { host: hostname, port: Number(url.port || DEFAULT_PORT) }, maxBytes } };
}
