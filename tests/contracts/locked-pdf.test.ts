import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { faultOfPdf } from '../../src/adapters/pdfium/active-content.ts';
import { PdfReader } from '../../src/adapters/pdfium/pdf-reader.ts';
import { LOCKS, type LockedRequest, lockedPdf } from '../support/locked-pdf.ts';
import { pieces } from '../support/pieces.ts';

const reader = new PdfReader();
afterAll(() => reader.close());
const read = (pdf: Buffer) => reader.read(async () => pieces(pdf), pdf.length);

type Sealed = NonNullable<LockedRequest['more']>[number];

const link =
  (address: string): Sealed =>
  ({ text }) => ({ body: `<< /S /URI /URI ${text(address)} >>` });
const linked = { page: '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A 4 0 R >>]' };
const HEAD = '20 0 ';
/** An object stream with one object, which is packed and then encrypted. */
const objectStream =
  (object: string): Sealed =>
  ({ stream }) => ({
    body: `<< /Type /ObjStm /N 1 /First ${HEAD.length} /Filter /FlateDecode`,
    stream: stream(Buffer.concat([deflateSync(`${HEAD}${object}`), Buffer.from('behind')])),
  });
const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

describe.each(LOCKS)('a PDF that may not be printed, locked by %s', (lock) => {
  it('is taken, with its text and its first page', async () => {
    const pdf = lockedPdf(lock, { words: 'Enamel rods', ...linked, more: [link('https://example.org/')] });
    expect(await read(pdf)).toMatchObject({ facts: { pageCount: 1, text: 'Enamel rods' } });
  });

  it.each<[string, LockedRequest]>([
    ['has a script in an object stream', { more: [objectStream(SCRIPT)] }],
    // Longer than the piece that is looked at first.
    ['has it behind much else', { more: [objectStream(`[${noise(300_000)} ${SCRIPT}]`)] }],
    ['links to a script', { ...linked, more: [link('javascript:app.alert(1)')] }],
    ['links to a file of another machine', { ...linked, more: [link('\\\\host\\share')] }],
    ['has a script in the open', { catalog: `/OpenAction ${SCRIPT}` }],
  ])('is refused when it %s', async (_what, holds) => {
    expect(faultOfPdf(lockedPdf(lock, holds))).toBe('active-content');
  });

  it('is refused when a password opens it', async () => {
    expect(await read(lockedPdf(lock, { password: 'secret' }))).toEqual({ refused: 'encrypted' });
    expect(faultOfPdf(lockedPdf(lock, { password: 'secret' }))).toBe('encrypted');
  });

  it('is unclear when a part of it is not locked as the others', () => {
    const open = { body: `<< /Type /ObjStm /N 1 /First ${HEAD.length} /Filter /FlateDecode` };
    const notLocked = () => ({ ...open, stream: deflateSync(`${HEAD}${SCRIPT}`) });
    expect(faultOfPdf(lockedPdf(lock, { more: [notLocked] }))).toBe('unclear');
    // A viewer that takes it for open would follow it.
    const address = () => ({ body: '<< /S /URI /URI (https://example.org/) >>' });
    expect(faultOfPdf(lockedPdf(lock, { ...linked, more: [address] }))).toBe('active-content');
  });
});

it('is unclear when it is locked in two ways', () => {
  const other = lockedPdf('rc4-128').toString('latin1');
  const [, entries] = /\/Filter (\/Standard [^\n]*>>)\n/.exec(other) ?? [];
  const pdf = lockedPdf('aes-128', { more: [() => ({ body: `<< /Filter ${entries}` })] });
  expect(faultOfPdf(pdf)).toBe('unclear');
});

/** Digits that cannot be packed well, and are numbers to a reader. */
function noise(length: number): string {
  let digits = '';
  for (let state = 1; digits.length < length; state = (state * 48_271) % 2_147_483_647) digits += `${state} `;
  return digits.slice(0, length);
}
