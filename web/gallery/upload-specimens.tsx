import type { UploadRow, UploadTarget } from '../../src/uploads/upload-queue.ts';
import type { UploadState } from '../../src/uploads/upload-state.ts';
import { ADMIN } from '../../src/wire/admin-messages.ts';
import { UPLOADS } from '../text/copy/uploads.ts';
import { DockView } from '../uploads/dock-view.tsx';
import { targetOf } from '../uploads/target-module.ts';
import type { UploadActions } from '../uploads/upload-controls.tsx';
import { UploadRowLine } from '../uploads/upload-row.tsx';
import { Specimen } from './specimen.tsx';

const nothing = () => undefined;
const actions: UploadActions = {
  pause: nothing,
  resume: nothing,
  retry: nothing,
  remove: nothing,
  reattach: () => [],
  save: async () => ({ saved: 0, failed: 0 }),
};

export function UploadSpecimens() {
  return (
    <>
      <Specimen name="UploadRowLine · every state" layout="stack">
        <ul aria-label={UPLOADS.title}>
          {EVERY_STATE.map((row) => (
            <UploadRowLine key={row.id} row={row} actions={actions} />
          ))}
        </ul>
      </Specimen>
      <Specimen name="DockView · folded: on its way, offline, with trouble, done" layout="stack">
        <DockView rows={ON_ITS_WAY} actions={actions} isStill />
        <DockView rows={ON_ITS_WAY} actions={actions} isOnline={false} isStill />
        <DockView rows={EVERY_STATE} actions={actions} isStill />
        <DockView rows={ON_ITS_WAY.slice(0, 1)} actions={actions} isStill />
      </Specimen>
      <Specimen name="DockView · unfolded" layout="stack">
        <DockView rows={EVERY_STATE} actions={actions} isInitiallyOpen isStill />
      </Specimen>
    </>
  );
}

const MB = 1_000_000;
const place = targetOf({ id: 'c1', title: 'Ten months' }, { id: 'w3', moduleNumber: 3 });
const day: UploadTarget = { ...place, kind: 'content', dayId: 'd2', dayNumber: 2, type: 'video' };
const module: UploadTarget = { ...place, kind: 'document' };

const row = (
  fileName: string,
  state: UploadState,
  bytes: number,
  sent = 0,
  facts: Partial<UploadRow> = {},
): UploadRow => ({
  id: fileName,
  fileName,
  bytes,
  sentBytes: Math.round(bytes * sent),
  bytesPerSecond: state === 'uploading' ? 6.4 * MB : 0,
  folder: fileName.endsWith('.mp4') ? 'videos' : 'documents',
  target: fileName.endsWith('.mp4') ? day : module,
  title: fileName.replace(/\.\w+$/, ''),
  state,
  savesItself: true,
  reason: undefined,
  key: undefined,
  batchId: 'b1',
  ...facts,
});

/** One row per state. */
const EVERY_STATE: readonly UploadRow[] = [
  row('3.2 Furcation involvement.mp4', 'uploading', 2140 * MB, 0.42),
  row(
    '3.2 Guided tissue regeneration, part two of the lecture with all of its questions and answers.mp4',
    'queued',
    960 * MB,
  ),
  row('Past paper 14.pdf', 'paused', 188 * MB, 0.7),
  row('Therapeutic notes.pdf', 'missing', 120 * MB, 0.35),
  row('Clinical units.pdf', 'uploaded', 2.4 * MB, 1),
  row('Mock paper 2.pdf', 'saving', 3.1 * MB, 1),
  row('Mock paper 1.pdf', 'saved', 2.9 * MB, 1),
  row('Survey of roots.pdf', 'failed', 1.2 * MB, 0, { reason: ADMIN.weekOrDayNotFound }),
  row('3.2 Splinting.mp4', 'failed', 480 * MB, 0.2, { reason: ADMIN.partFailedWithStatus(31, 503) }),
];

/** A healthy batch in progress. */
const ON_ITS_WAY: readonly UploadRow[] = [
  row('Mock paper 1.pdf', 'saved', 2.9 * MB, 1),
  row('3.2 Furcation involvement.mp4', 'uploading', 2140 * MB, 0.42),
  row('3.2 Splinting.mp4', 'queued', 480 * MB),
];
