import { UPLOADS } from '../text/copy/uploads.ts';
import { DockView } from '../uploads/dock-view.tsx';
import type { UploadActions } from '../uploads/upload-controls.tsx';
import { UploadRowLine } from '../uploads/upload-row.tsx';
import { Specimen } from './specimen.tsx';
import { EVERY_STATE, ON_ITS_WAY } from './upload-rows.ts';

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
