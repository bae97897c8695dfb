import { once } from '../../../domain/media/bytes.ts';
import { chosenScanner } from '../../installation/file-tools.ts';
import type { Settings } from '../../settings/settings.ts';
import { type Finding, findingsOf, reasonOf } from './finding.ts';

const { good, bad, unknown } = findingsOf('viruses');

/** EICAR's harmless test file, which every scanner knows; in pieces, so that none takes this program for it. */
const TEST_FILE = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Checks whether the scanner answers, accepts the maximum size of a document, and finds a test virus. Optional. */
export async function checkScanner(settings: Pick<Settings, 'clamd' | 'ceilings'>): Promise<Finding[]> {
  const scanner = chosenScanner(settings);
  if (!scanner || !settings.clamd)
    return [good('None is set (CLAMD_HOST): papers are looked into for scripts and macros, and not for viruses.')];
  const bytes = new TextEncoder().encode(TEST_FILE);
  try {
    const version = await scanner.version();
    const result = await scanner.scan(async () => once(bytes), bytes.length);
    return [
      good(`${version} answers.`),
      typeof result === 'object'
        ? good(`It finds the test virus (${result.infectedWith}).`)
        : bad('It does not find the test virus: load its signatures (freshclam).'),
      ...tooSmall(settings.clamd.maxBytes, settings.ceilings.documentMaxBytes),
    ];
  } catch (error) {
    return [bad(`clamd is not reached (${reasonOf(error)}): new papers wait. Check CLAMD_HOST, and that it runs.`)];
  }
}

const tooSmall = (maxBytes: number, documentMaxBytes: number): Finding[] => {
  if (maxBytes >= documentMaxBytes) return [];
  const what = 'Papers larger than CLAMD_MAX_BYTES are refused, and DOCUMENT_MAX_BYTES lets larger ones in';
  return [unknown(`${what}: raise StreamMaxLength of clamd and CLAMD_MAX_BYTES, or lower the other.`)];
};
