import type { ReadRange } from '../../../src/domain/media/bytes.ts';
import type { OfficeReader } from '../../../src/domain/media/file-readers.ts';
import { brokenArchive, hasMacros, loadsFromElsewhere } from '../../../src/domain/media/office/office-errors.ts';
import { wholeOf } from '../../support/whole-of.ts';

const FAULTS = { text: () => undefined, macros: hasMacros, template: loadsFromElsewhere } as const;
const HEADER = 'plain Word file with ';

/** The bytes that `PlainOfficeReader` judges. */
export const plainWordFile = (holds: keyof typeof FAULTS): Buffer => Buffer.from(HEADER + holds);

/** True to tests/contracts/office-reader.contract.ts: it knows a file by its bytes alone. */
export class PlainOfficeReader implements OfficeReader {
  async faultOf({ bytes }: { bytes: number }, read: ReadRange) {
    const text = (await wholeOf(await read({ first: 0, last: bytes - 1 }))).toString();
    const fault = Object.entries(FAULTS).find(([holds]) => text === HEADER + holds)?.[1];
    return fault ? fault() : brokenArchive();
  }
}
