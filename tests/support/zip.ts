import { crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = { readonly name: string; readonly content: string };

/** 1 January 2026, 00:00, in the zip's date format: two packed 16-bit words. */
const date = ((2026 - 1980) << 9) | (1 << 5) | 1;
const time = 0;
const utf8Names = 0x0800;
const deflated = 8;

/** Returns a zip archive of text files, reproducible. Layout: PKWARE APPNOTE 4.3. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw, { level: 9 });
    const common = [
      short(20),
      short(utf8Names),
      short(deflated),
      short(time),
      short(date),
      long(crc32(raw)),
      long(packed.length),
      long(raw.length),
      short(name.length),
      short(0),
    ];
    const local = Buffer.concat([long(0x04034b50), ...common, Buffer.from(name), packed]);
    directory.push(
      Buffer.concat([
        long(0x02014b50),
        short(20),
        ...common,
        short(0),
        short(0),
        short(0),
        long(0),
        long(offset),
        Buffer.from(name),
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const count = short(entries.length);
  const end = Buffer.concat([
    long(0x06054b50),
    short(0),
    short(0),
    count,
    count,
    long(index.length),
    long(offset),
    short(0),
  ]);
  return Buffer.concat([...locals, index, end]);
}

function short(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function long(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}
