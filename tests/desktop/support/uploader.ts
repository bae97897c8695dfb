/*
 * The desktop's uploads without Electron, in a process that tests may kill. Its only argument names a file with an
 * `UploaderTask`; it says on each line of its output how far it is, and ends when every file is saved or has failed.
 */
import { readFileSync } from 'node:fs';
import { Connection } from '../../../desktop/uploads/connection.ts';
import { localFile } from '../../../desktop/uploads/local-files.ts';
import { nodeClock } from '../../../desktop/uploads/node-ports.ts';
import { openUploads } from '../../../desktop/uploads/personal-uploads.ts';
import { TransferGate } from '../../../desktop/uploads/transfer-gate.ts';
import type { UploadTarget } from '../../../src/uploads/upload-queue.ts';
import { hasEnded, isSaved } from '../../../src/uploads/upload-state.ts';

export interface UploaderTask {
  readonly origin: string;
  readonly token: string;
  readonly folder: string;
  /** Added to the queue, as far as they are not in it. */
  readonly files: readonly string[];
  readonly target: UploadTarget;
}

export interface UploaderNews {
  readonly sentBytes: number;
  readonly files: number;
  readonly saved: number;
  readonly reasons: readonly string[];
  readonly heapMiB: number;
  readonly residentMiB: number;
  readonly isDone: boolean;
}

const MIB = 1024 * 1024;
const NEWS_EVERY_MS = 50;

const task = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as UploaderTask;
const { origin, token, folder, target } = task;
const probe = () =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
const connection = new Connection(nodeClock, () => true, probe);
connection.signIn(token);
const uploads = await openUploads({ folder, origin, personId: 'boss', connection, gate: new TransferGate(nodeClock) });
const { queue } = uploads;

const news = (): UploaderNews => {
  const rows = queue.rows();
  return {
    sentBytes: rows.reduce((sum, row) => sum + row.sentBytes, 0),
    files: rows.length,
    saved: rows.filter(isSaved).length,
    reasons: rows.flatMap(({ reason }) => reason ?? []).slice(0, 3),
    heapMiB: Math.round(process.memoryUsage().heapUsed / MIB),
    residentMiB: Math.round(process.memoryUsage.rss() / MIB),
    isDone: rows.length > 0 && rows.every(hasEnded),
  };
};

const files = (await Promise.all(task.files.map(localFile))).filter((file) => file !== undefined);
if (files.length > 0) queue.add(files.map((file) => ({ file, target, savesItself: true })));
const telling = setInterval(() => {
  const now = news();
  process.stdout.write(`${JSON.stringify(now)}\n`);
  if (!now.isDone) return;
  clearInterval(telling);
  void uploads.close().then(() => process.exit(0));
}, NEWS_EVERY_MS);
