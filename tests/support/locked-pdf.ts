import { createCipheriv, createHash } from 'node:crypto';
import { rc4 } from '../../src/adapters/pdfium/rc4.ts';
import { makePdf } from './pdf.ts';

/** How the standard security handler locks, by its revisions. */
export const LOCKS = ['rc4-40', 'rc4-128', 'aes-128', 'aes-256-draft', 'aes-256'] as const;
export type Lock = (typeof LOCKS)[number];

interface Seal {
  /** A string, as hexadecimal digits. */
  text(text: string): string;
  stream(bytes: Buffer): Buffer;
}

interface Sealed {
  readonly body: string;
  readonly stream?: Buffer;
}

export interface LockedRequest {
  readonly password?: string;
  /** What the only page says. */
  readonly words?: string;
  /** Objects from number 4. */
  readonly more?: readonly ((seal: Seal) => Sealed)[];
  readonly page?: string;
  readonly catalog?: string;
  /** In place of the lock's own entries. */
  readonly entries?: string;
}

/** What a password is filled up with. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const ID = Buffer.from('0123456789abcdef0123456789abcdef', 'hex');
const OWNER = Buffer.alloc(32, 0x5a);
/** Nothing may be printed, copied or changed. */
const PERMISSIONS = -3904;
const hex = (bytes: Buffer): string => `<${bytes.toString('hex')}>`;
const md5 = (...parts: Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();
const permissions = (): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(PERMISSIONS);
  return bytes;
};

/** A PDF that is encrypted and opens with this password, by default with none, as one is that may not be printed. */
export function lockedPdf(
  lock: Lock,
  { password = '', words = 'Cusp', more = [], page = '', catalog = '', entries }: LockedRequest = {},
): Buffer {
  const { key, dictionary } = lock.startsWith('aes-256') ? longLock(lock, password) : shortLock(lock, password);
  const content = Buffer.from(`BT /F1 24 Tf 72 700 Td (${words}) Tj ET`);
  const encrypted = more.map((make, index) => make(sealOf(lock, key, 4 + index)));
  const handler = 4 + encrypted.length;
  return makePdf({
    pages: [words],
    content: () => sealOf(lock, key, handler + 2).stream(content),
    more: [...encrypted, { body: `<< /Filter /Standard ${entries ?? dictionary} /P ${PERMISSIONS} >>` }],
    page,
    catalog,
    trailer: `/Encrypt ${handler} 0 R /ID [${hex(ID)} ${hex(ID)}]`,
  });
}

function sealOf(lock: Lock, key: Buffer, number: number): Seal {
  const salt = lock === 'aes-128' ? Buffer.from('sAlT') : Buffer.alloc(0);
  const ofObject = md5(key, Buffer.from([number & 0xff, number >> 8, 0, 0, 0]), salt);
  const own = lock.startsWith('aes-256') ? key : ofObject.subarray(0, Math.min(16, key.length + 5));
  const seal = (bytes: Buffer): Buffer => {
    if (lock.startsWith('rc4')) return rc4(own, bytes);
    const start = Buffer.alloc(16, number);
    const cipher = createCipheriv(lock === 'aes-128' ? 'aes-128-cbc' : 'aes-256-cbc', own, start);
    return Buffer.concat([start, cipher.update(bytes), cipher.final()]);
  };
  return { text: (text) => hex(seal(Buffer.from(text, 'latin1'))), stream: seal };
}

function shortLock(lock: Lock, password: string): { key: Buffer; dictionary: string } {
  const isOld = lock === 'rc4-40';
  const padded = Buffer.concat([Buffer.from(password), PADDING]).subarray(0, 32);
  const length = isOld ? 5 : 16;
  let key = md5(padded, OWNER, permissions(), ID).subarray(0, length);
  if (!isOld) for (let round = 0; round < 50; round += 1) key = md5(key).subarray(0, length);
  let user = isOld ? rc4(key, PADDING) : md5(PADDING, ID);
  if (!isOld)
    for (let round = 0; round < 20; round += 1)
      user = rc4(
        key.map((byte) => byte ^ round),
        user,
      );
  const filter =
    lock === 'aes-128'
      ? '/V 4 /R 4 /Length 128 /CF << /StdCF << /CFM /AESV2 /AuthEvent /DocOpen /Length 16 >> >> /StmF /StdCF /StrF /StdCF'
      : isOld
        ? '/V 1 /R 2'
        : '/V 2 /R 3 /Length 128';
  const stored = Buffer.concat([user, Buffer.alloc(32)]).subarray(0, 32);
  return { key, dictionary: `${filter} /O ${hex(OWNER)} /U ${hex(isOld ? user : stored)}` };
}

function longLock(lock: Lock, password: string): { key: Buffer; dictionary: string } {
  const key = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7));
  const [check, salt] = [Buffer.from('checking'), Buffer.from('keysalt.')];
  const hash = (salted: Buffer): Buffer => hashOf(lock, Buffer.from(password), salted);
  const plain = (cipher: string, with_: Buffer, bytes: Buffer): Buffer =>
    createCipheriv(cipher, with_, cipher.endsWith('ecb') ? null : Buffer.alloc(16))
      .setAutoPadding(false)
      .update(bytes);
  const user = Buffer.concat([hash(check), check, salt]);
  const allowed = Buffer.concat([permissions(), Buffer.alloc(4, 0xff), Buffer.from('Tadbcusp')]);
  const filter = '/CF << /StdCF << /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >> /StmF /StdCF /StrF /StdCF';
  return {
    key,
    dictionary:
      `/V 5 /R ${lock === 'aes-256' ? 6 : 5} /Length 256 ${filter} /O ${hex(Buffer.alloc(48, 0x41))} ` +
      `/OE ${hex(Buffer.alloc(32, 0x42))} /U ${hex(user)} /UE ${hex(plain('aes-256-cbc', hash(salt), key))} ` +
      `/Perms ${hex(plain('aes-256-ecb', key, allowed))}`,
  };
}

/** ISO 32000-2, algorithm 2.B; the draft before it took one round. */
function hashOf(lock: Lock, password: Buffer, salt: Buffer): Buffer {
  let key = createHash('sha256').update(password).update(salt).digest();
  if (lock !== 'aes-256') return key;
  let last = 0;
  for (let round = 1; round <= 64 || last > round - 1 - 32; round += 1) {
    const block = Buffer.concat([password, key]);
    const whole = Buffer.alloc(block.length * 64, block);
    const mixed = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32))
      .setAutoPadding(false)
      .update(whole);
    const kinds = ['sha256', 'sha384', 'sha512'] as const;
    key = createHash(kinds[Number(BigInt(`0x${mixed.toString('hex', 0, 16)}`) % 3n) as 0 | 1 | 2])
      .update(mixed)
      .digest();
    last = mixed.at(-1)!;
  }
  return key.subarray(0, 32);
}
