import { describe, expect, it } from 'vitest';
import {
  actionsFor,
  afterReload,
  canBeRemoved,
  hasArrived,
  hasEnded,
  isInFlight,
  isTransferring,
  offers,
  UPLOAD_STATES,
  type UploadState,
} from '../../src/uploads/upload-state.ts';
import { dayTarget, LARGE, pdf, request, video } from './support/samples.ts';
import { World } from './support/world.ts';

const MINUTE = 60_000;
const where = (matches: (row: { state: UploadState }) => boolean) =>
  UPLOAD_STATES.filter((state) => matches({ state })).join(' ');

describe('the table of states', () => {
  it('says what can be done with each', () => {
    expect(Object.fromEntries(UPLOAD_STATES.map((state) => [state, actionsFor({ state }).join(' ')]))).toEqual({
      queued: 'pause cancel',
      uploading: 'pause cancel',
      paused: 'resume cancel',
      missing: 'pickAgain remove',
      uploaded: 'save remove',
      saving: '',
      saved: 'remove',
      failed: 'retry remove',
    });
    expect(where(offers('pause'))).toBe('queued uploading');
    expect(actionsFor({ state: 'failed', isRefused: true }), 'the same bytes would fail again').toEqual(['remove']);
    expect(where(canBeRemoved)).toBe('queued uploading paused missing uploaded saved failed');
  });

  it('groups them', () => {
    expect(where(isInFlight)).toBe('queued uploading saving');
    expect(where(isTransferring)).toBe('queued uploading');
    expect(where(hasArrived)).toBe('uploaded saving saved');
    expect(where(hasEnded)).toBe('saved failed');
  });

  it('leads to a state that a reload leaves as it is', () => {
    for (const state of UPLOAD_STATES) expect(afterReload(afterReload(state))).toBe(afterReload(state));
  });
});

/** A queue whose only row is in this state. */
const IN_STATE: Readonly<Record<UploadState, (world: World) => Promise<unknown> | void>> = {
  queued(world) {
    world.session(undefined);
    world.queue.add([request(video('a.mp4', LARGE), dayTarget(), false)]);
  },
  uploading(world) {
    world.queue.add([request(video('a.mp4', LARGE), dayTarget(), false)]);
    return world.pass(2000);
  },
  async paused(world) {
    await IN_STATE.uploading(world);
    world.queue.pause(world.idsOf());
    await world.pass(1000);
  },
  async missing(world) {
    await IN_STATE.uploading(world);
    world.crash();
    await world.pass(1000);
  },
  uploaded(world) {
    world.queue.add([request(pdf('a.pdf'), dayTarget(1, 1, 'pdf'), false)]);
    return world.pass(MINUTE);
  },
  async saving(world) {
    await IN_STATE.uploaded(world);
    void world.queue.save(world.idsOf());
  },
  async saved(world) {
    await IN_STATE.saving(world);
    await world.pass(MINUTE);
  },
  failed(world) {
    world.fault = (call) => (call === 'put' ? 413 : undefined);
    world.queue.add([request(pdf('a.pdf'), dayTarget(1, 1, 'pdf'), false)]);
    return world.pass(MINUTE);
  },
};

/** Where each action leads, at once, from whatever state offers it. */
const LEADS_TO: Readonly<Record<string, readonly (UploadState | undefined)[]>> = {
  pause: ['paused'],
  resume: ['queued', 'uploading'],
  pickAgain: ['queued', 'uploading'],
  save: ['saving'],
  retry: ['queued', 'uploading'],
  cancel: [undefined],
  remove: [undefined],
};

describe.each(UPLOAD_STATES)('a row that is %s', (state) => {
  const opened = async () => {
    const world = new World();
    await world.pass(10);
    await IN_STATE[state](world);
    await world.pass(0);
    expect(world.rows().map((row) => row.state)).toEqual([state]);
    world.fault = () => undefined;
    return world;
  };

  it.each(actionsFor({ state }))('offers to %s, and the engine does it', async (action) => {
    const world = await opened();
    const ids = world.idsOf();
    if (action === 'pickAgain') world.queue.reattach([video('a.mp4', LARGE)]);
    else if (action === 'cancel') world.queue.remove(ids);
    else void world.queue[action](ids);
    expect(LEADS_TO[action]).toContain(world.rows()[0]?.state);
  });

  it('is not changed by what it does not offer', async () => {
    const world = await opened();
    const ids = world.idsOf();
    for (const action of ['pause', 'resume', 'save', 'retry'] as const) {
      if (offers(action)({ state })) continue;
      void world.queue[action](ids);
      expect(world.rows()[0]?.state, action).toBe(state);
    }
    if (!canBeRemoved({ state })) world.queue.remove(ids);
    expect(world.rows()).toHaveLength(1);
  });
});
