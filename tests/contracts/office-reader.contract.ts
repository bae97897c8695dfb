import { describe, expect, it } from 'vitest';
import type { ByteRange } from '../../src/domain/media/byte-range.ts';
import type { OfficeReader } from '../../src/domain/media/file-readers.ts';
import { DOC, DOCX } from '../../src/domain/media/file-types.ts';
import { pieces } from '../support/pieces.ts';

export interface OfficeReaderHarness {
  readonly reader: OfficeReader;
  /** The bytes of a file of this type, in the format that the adapter reads. */
  file(contentType: string, holds: 'text' | 'macros' | 'template'): Buffer;
}

/** What every OfficeReader promises, whatever the format of its files. */
export function officeReaderContract(adapter: string, { reader, file }: OfficeReaderHarness): void {
  const faultOf = (contentType: string, body: Buffer) =>
    reader.faultOf({ contentType, bytes: body.length }, async ({ first, last }: ByteRange) =>
      pieces(body.subarray(first, last + 1)),
    );

  describe.each([DOC, DOCX])(`OfficeReader on ${adapter}, with %s`, (contentType) => {
    it.each([
      ['text', undefined],
      ['macros', 'media/archive-macros'],
      ['template', 'media/document-loads'],
    ] as const)('judges a file with %s', async (holds, code) => {
      expect((await faultOf(contentType, file(contentType, holds)))?.code).toBe(code);
    });

    it('finds what is cut off to be damaged', async () => {
      const body = file(contentType, 'text');
      const fault = await faultOf(contentType, body.subarray(0, Math.floor(body.length * 0.6)));
      expect(fault).toMatchObject({ kind: 'invalid', code: 'media/archive-broken' });
    });

    it('rejects as the storage does', async () => {
      const broken = new Error('The disk is away.');
      const read = () => Promise.reject(broken);
      await expect(reader.faultOf({ contentType, bytes: 9000 }, read)).rejects.toBe(broken);
    });
  });
}
