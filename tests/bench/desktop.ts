/**
 * `npm run bench -- desktop`: the desktop's uploads as plain Node against the built server. A file of 1 GB while the
 * uploading process and the server are killed twenty times, with the school's files in a folder and then in a bucket:
 * what was sent again, whether the bytes are the same, and the memory. Then ten thousand small files: the heap on the
 * way. `-- --kills 5 --megabytes 300 --files 0` does less, `--stores bucket` one of the two, `--victims server` kills
 * in other turns.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../src/main/build.ts';
import { MAX_PUTS_AT_ONCE } from '../../src/uploads/transfer/concurrency-limit.ts';
import { PART_BYTES } from '../../src/wire/upload-limits.ts';
import type { Victim } from '../desktop/support/killed-uploads.ts';
import { killedSchool, STORES } from './killed-school.ts';
import { row, say } from './report.ts';
import { MP4_HEAD } from './senders.ts';

const MB = 1_000_000;
const SMALL_BYTES = 2000;
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    megabytes: { type: 'string', default: '1000' },
    files: { type: 'string', default: '10000' },
    stores: { type: 'string', default: Object.keys(STORES).join() },
    victims: { type: 'string', default: 'uploader,uploader,uploader,server' },
  },
});
const [kills, megabytes, files] = [Number(values.kills), Number(values.megabytes), Number(values.files)];

/** One of the words that the option may name, each. */
function words<Word extends string>(text: string, known: readonly Word[]): readonly Word[] {
  return text.split(',').map((word) => {
    const found = known.find((one) => one === word);
    if (found === undefined) throw new Error(`"${word}" is unknown here. Use ${known.join(', ')}.`);
    return found;
  });
}
const stores = words(values.stores, Object.keys(STORES) as (keyof typeof STORES)[]);
const turns = words<Victim>(values.victims, ['uploader', 'server']);
type School = Awaited<ReturnType<typeof killedSchool>>;

/** No two pieces are the same, so that one in another's place is noticed. */
async function writeLargeFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path, 'w');
  for (let n = 0; n < megabytes; n += 1) {
    const piece = Buffer.alloc(MB, `The ${n}th megabyte of a lecture. `);
    if (n === 0) MP4_HEAD.copy(piece);
    hash.update(piece);
    await file.write(piece);
  }
  await file.close();
  return hash.digest('hex');
}

async function oneLarge(school: School, path: string, digest: string, store: string): Promise<void> {
  const victims = Array.from({ length: kills }, (_, n) => turns[n % turns.length] ?? 'uploader');
  const room = ((megabytes * MB) / (kills + 1)) * 1.6;
  const before = school.sentBytes();
  const begun = performance.now();
  const end = await school.upload([path], school.course.day, {
    victims,
    bytesUntilKill: () => Math.floor(Math.random() * room),
  });
  const seconds = (performance.now() - begun) / 1000;
  const again = school.sentBytes() - before - megabytes * MB;
  const bound = end.kills * MAX_PUTS_AT_ONCE * PART_BYTES;
  const stored = await school.videoDigests();
  const ofServer = victims.slice(0, end.kills).filter((victim) => victim === 'server').length;
  say(
    `A file of ${megabytes} MB into a ${store} through ${end.kills} kills, ${ofServer} of them of the server, in ${seconds.toFixed(0)} s`,
  );
  row('saved; stored; with the same SHA-256', String(end.last?.saved), String(stored.length), same(stored, digest));
  row('sent again, of what may have been under way', `${(again / MB).toFixed(0)} MB`, `${(bound / MB).toFixed(0)} MB`);
  row('sent again for each kill', `${(again / MB / end.kills).toFixed(1)} MB`);
  row('uploading process at most: heap, memory', `${end.maxHeapMiB} MiB`, `${end.maxResidentMiB} MiB`);
  row('server at most: memory', '', `${school.maxServerMiB().toFixed(0)} MiB`);
}

const same = (digests: readonly string[], digest: string): string =>
  String(digests.filter((one) => one === digest).length);

async function manySmall(school: School, folder: string): Promise<void> {
  mkdirSync(folder);
  const papers = Array.from({ length: files }, (_, n) => join(folder, `Paper ${n + 1}.pdf`));
  for (const path of papers) writeFileSync(path, `%PDF-1.4\n${path.padEnd(SMALL_BYTES)}\n%%EOF\n`);
  const samples: number[] = [];
  const begun = performance.now();
  const end = await school.upload(papers, school.course.module, {
    onNews: ({ saved, heapMiB }) => {
      if (saved >= (samples.length * files) / 10) samples.push(heapMiB);
    },
  });
  say(`${files} files of ${SMALL_BYTES} bytes, in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  row('saved', String(end.last?.saved), `${end.last?.reasons.length} not`);
  row('heap after each tenth of them, MiB', samples.join(' '));
  row('server at most: memory', '', `${school.maxServerMiB().toFixed(0)} MiB`);
}

build();
const folder = mkdtempSync(join(tmpdir(), 'cusp-bench-desktop-'));
try {
  const large = join(folder, 'Lecture.mp4');
  const digest = await writeLargeFile(large);
  for (const [index, store] of stores.entries()) {
    const school = await killedSchool(folder, store);
    try {
      await oneLarge(school, large, digest, store);
      if (index === 0 && files > 0) await manySmall(school, join(folder, 'papers'));
    } finally {
      await school.close();
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
