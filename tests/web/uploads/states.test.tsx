import { beforeEach, describe, expect, it } from 'vitest';
import type { UploadRow } from '../../../src/uploads/upload-queue.ts';
import { actionsFor, type MainAction, mainActionOf, UPLOAD_STATES } from '../../../src/uploads/upload-state.ts';
import { UploadList } from '../../../web/features/admin-bulk/upload-list.tsx';
import { QueueTable } from '../../../web/features/admin-content/queue/queue-table.tsx';
import { BULK } from '../../../web/text/copy/admin-bulk.ts';
import { UPLOADS } from '../../../web/text/copy/uploads.ts';
import { DockPanel } from '../../../web/uploads/dock-panel.tsx';
import { FakeQueue } from '../features/admin-bulk/fake-queue.ts';
import { forgetEverybody } from '../features/support/people.ts';
import { show } from '../features/support/screen.tsx';
import { uploadRow } from './rows.ts';

/*
 * Every state on every screen that lists uploads: each offers what the table of states says, no more and no less.
 */

beforeEach(forgetEverybody);

interface Screen {
  readonly draw: (row: UploadRow) => React.JSX.Element;
  /** What it calls the main action for all rows at once, where it offers that. */
  readonly all: Partial<Record<MainAction | 'clear', string>>;
}

const nothing = () => undefined;
const queue = new FakeQueue();
const SCREENS: Readonly<Record<string, Screen>> = {
  dock: {
    draw: (row) => <DockPanel id="dock" rows={[row]} actions={queue} ref={null} />,
    all: {
      pause: UPLOADS.pauseAll,
      resume: UPLOADS.resumeAll,
      pickAgain: UPLOADS.pickFiles,
      save: UPLOADS.saveAll,
      retry: UPLOADS.retryAll,
      clear: UPLOADS.clearSaved,
    },
  },
  'bulk page': {
    draw: (row) => <UploadList rows={[row]} queue={queue} batchId={undefined} />,
    all: {
      pause: BULK.pauseAll,
      resume: BULK.resumeAll,
      pickAgain: UPLOADS.pickFiles,
      retry: BULK.retryFailed,
      clear: BULK.clear,
    },
  },
  'day upload': { draw: (row) => <QueueTable rows={[row]} onSave={nothing} onRemove={nothing} />, all: {} },
};

describe.each(Object.entries(SCREENS))('the %s', (_name, { draw, all }) => {
  it.each(UPLOAD_STATES)('offers what can be done with a row that is %s', (state) => {
    const row = uploadRow(state, { fileName: 'notes.pdf' });
    const page = show(draw(row));
    const enabled = page.queryAllByRole('button').filter((button) => !button.hasAttribute('disabled'));
    const names = enabled.map((button) => (button.getAttribute('aria-label') ?? button.textContent).trim());
    const ofRow = names.filter((name) => name.endsWith('notes.pdf'));
    expect(ofRow).toEqual(actionsFor(row).map((action) => `${UPLOADS[action]} notes.pdf`));
    const main = state === 'saved' ? 'clear' : mainActionOf(row);
    const ofAll = main && all[main];
    expect(names.filter((name) => !ofRow.includes(name))).toEqual(ofAll ? [ofAll] : []);
  });
});
