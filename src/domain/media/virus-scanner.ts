import { DomainError } from '../kernel/errors.ts';
import type { Bytes } from './ports.ts';

/** `too-large`: over the scanner's limit, so that the result is unknown. */
export type ScanResult = 'clean' | 'too-large' | { readonly infectedWith: string };

/**
 * Looks for viruses in a body. Rejects with `unavailable` (`media/no-scanner`) when no scanner answers, or not in time
 * or not plainly, and as `open` does. What it promises: tests/contracts/virus-scanner.test.ts.
 */
export interface VirusScanner {
  scan(open: () => Promise<Bytes>, bytes: number): Promise<ScanResult>;
}

/** A school that has none. */
export const NO_SCANNER: VirusScanner = { scan: async () => 'clean' };

export const scannerUnavailable = (): DomainError =>
  new DomainError('unavailable', 'media/no-scanner', 'Files cannot be scanned at the moment. Please try again later.');

const refused = (code: string, sentence: string): DomainError => new DomainError('invalid', `media/${code}`, sentence);

export function refusalOfScan(result: ScanResult): DomainError | undefined {
  if (result === 'clean') return undefined;
  if (result === 'too-large')
    return refused(
      'scan-too-large',
      'This file is larger than the virus scanner takes. Please split it into smaller files and upload those.',
    );
  return refused(
    'infected',
    `The virus scanner found ${result.infectedWith} in this file. Please clean the computer that it comes from.`,
  );
}
