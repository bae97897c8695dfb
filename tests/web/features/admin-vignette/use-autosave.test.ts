import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/client.ts';
import {
  type AutosaveWork,
  createAutosave,
  QUIET_MS,
  RETRY_MS,
} from '../../../../web/features/admin-vignette/use-autosave.ts';

/** A text with an id that the server gives. */
interface Note {
  readonly text: string;
  readonly id?: string;
}
interface Saved {
  readonly revision: number;
  readonly text: string;
  readonly id?: string;
}

const refusal = (status: number, current?: Saved) => new ApiError(status, { message: 'No.', current }, '');

function school(first: Saved = { revision: 1, text: 'a' }, isEdited = false) {
  const calls: { text: string; over: number; isLeaving: boolean; answer: (reply: Saved | Error) => Promise<void> }[] =
    [];
  const kept: (string | undefined)[] = [];
  const work: AutosaveWork<Note, Saved> = {
    send: ({ text }, { revision }, isLeaving) =>
      new Promise((resolve, reject) => {
        const answer = async (reply: Saved | Error) => {
          if (reply instanceof Error) reject(reply);
          else resolve(reply);
          await vi.advanceTimersByTimeAsync(0);
        };
        calls.push({ text, over: revision, isLeaving, answer });
      }),
    valueOf: ({ text, id }) => ({ text, ...(id && { id }) }),
    revisionOf: ({ revision }) => revision,
    merge: (typed, _sent, { id }) => ({ ...typed, ...(id && { id }) }),
    over: ({ text }) => ({ text }),
    isSame: (one, other) => one.text === other.text,
    newer: (error) => (error instanceof ApiError ? (error.current as Saved | undefined) : undefined),
    keep: (value) => kept.push(value?.text),
  };
  const autosave = createAutosave({ value: { text: first.text }, reply: first, isEdited }, work);
  const type = (text: string) => autosave.edit((value) => ({ ...value, text }));
  return { autosave, calls, kept, type, now: () => autosave.store.get() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('saves once it is quiet, and keeps the text on the device until then', async () => {
  const { calls, kept, type, now } = school();
  type('ab');
  await pass(QUIET_MS - 1);
  type('abc');
  await pass(QUIET_MS - 1);
  expect(calls).toEqual([]);
  expect(now().state).toBe('edited');
  await pass(1);
  expect(calls).toMatchObject([{ text: 'abc', over: 1, isLeaving: false }]);
  expect(now().state).toBe('saving');
  await calls[0]?.answer({ revision: 2, text: 'abc', id: 'n1' });
  expect(now()).toMatchObject({ state: 'saved', value: { text: 'abc', id: 'n1' }, reply: { revision: 2 } });
  expect(kept).toEqual(['ab', 'abc', undefined]);
});

it('has one save on its way, and the newest text behind it with the ids of the first', async () => {
  const { calls, kept, type, now } = school();
  type('ab');
  await pass(QUIET_MS);
  type('abc');
  await pass(QUIET_MS);
  type('abcd');
  await pass(QUIET_MS);
  expect(calls).toHaveLength(1);
  await calls[0]?.answer({ revision: 2, text: 'ab', id: 'n1' });
  expect(calls[1]).toMatchObject({ text: 'abcd', over: 2 });
  expect(kept.at(-1)).toBe('abcd');
  await calls[1]?.answer({ revision: 3, text: 'abcd', id: 'n1' });
  expect(now()).toMatchObject({ state: 'saved', value: { text: 'abcd', id: 'n1' } });
  expect(calls).toHaveLength(2);
});

it('saves at once on leaving, and nothing when all is saved', async () => {
  const { autosave, calls, type } = school();
  await autosave.flush(true);
  expect(calls).toEqual([]);
  type('ab');
  const left = autosave.flush(true);
  expect(calls).toMatchObject([{ text: 'ab', isLeaving: true }]);
  await calls[0]?.answer({ revision: 2, text: 'ab' });
  expect(await left).toBe(true);
  await pass(QUIET_MS);
  expect(calls).toHaveLength(1);
});

it('tries again after 1, 2, 4 and 8 seconds, and begins anew after a success', async () => {
  const { calls, type, now } = school();
  type('ab');
  await pass(QUIET_MS);
  for (const [at, wait] of [...RETRY_MS, 8000].entries()) {
    await calls[at]?.answer(refusal(at % 2 === 0 ? 0 : 503));
    expect(now().state).toBe('retrying');
    await pass(wait - 1);
    expect(calls).toHaveLength(at + 1);
    await pass(1);
    expect(calls).toHaveLength(at + 2);
  }
  await calls.at(-1)?.answer({ revision: 2, text: 'ab' });
  expect(now()).toMatchObject({ state: 'saved', error: undefined });
  type('abc');
  await pass(QUIET_MS);
  await calls.at(-1)?.answer(refusal(500));
  await pass(RETRY_MS[0]);
  expect(calls.at(-1)).toMatchObject({ text: 'abc', over: 2 });
  expect(calls).toHaveLength(8);
});

it('waits as long as a busy school asks for', async () => {
  const { calls, type } = school();
  type('ab');
  await pass(QUIET_MS);
  await calls[0]?.answer(new ApiError(429, { message: 'Later.' }, '', new Headers({ 'Retry-After': '30' })));
  await pass(29_999);
  expect(calls).toHaveLength(1);
  await pass(1);
  expect(calls).toHaveLength(2);
});

it('does not repeat what was refused until it is edited', async () => {
  const { autosave, calls, type, now } = school();
  type('');
  await pass(QUIET_MS);
  await calls[0]?.answer(refusal(422));
  expect(now().state).toBe('refused');
  expect(await autosave.flush()).toBe(false);
  await pass(60_000);
  expect(calls).toHaveLength(1);
  type('b');
  await pass(QUIET_MS);
  expect(calls[1]).toMatchObject({ text: 'b', over: 1 });
});

it('takes the answer to a save that was lost for what it is', async () => {
  const { calls, type, now } = school();
  type('ab');
  await pass(QUIET_MS);
  await calls[0]?.answer(refusal(0));
  await pass(RETRY_MS[0]);
  await calls[1]?.answer(refusal(409, { revision: 2, text: 'ab', id: 'n1' }));
  expect(now()).toMatchObject({ state: 'saved', value: { text: 'ab', id: 'n1' }, reply: { revision: 2 } });
});

it('stops when somebody else saved first, and loses nothing that is typed then', async () => {
  const { autosave, calls, kept, type, now } = school();
  type('mine');
  await pass(QUIET_MS);
  await calls[0]?.answer(refusal(409, { revision: 7, text: 'theirs' }));
  type('mine, too');
  await pass(60_000);
  expect(await autosave.flush(true)).toBe(false);
  expect(calls).toHaveLength(1);
  expect(now()).toMatchObject({ state: 'stale', value: { text: 'mine, too' }, theirs: { text: 'theirs' } });
  expect(kept.at(-1)).toBe('mine, too');
  autosave.keepMine();
  expect(calls[1]).toMatchObject({ text: 'mine, too', over: 7 });
  await calls[1]?.answer({ revision: 8, text: 'mine, too' });
  expect(now()).toMatchObject({ state: 'saved', theirs: undefined });
});

it('takes theirs when that is chosen, and forgets mine', async () => {
  const { autosave, calls, kept, type, now } = school();
  type('mine');
  await pass(QUIET_MS);
  await calls[0]?.answer(refusal(409, { revision: 7, text: 'theirs' }));
  autosave.takeTheirs();
  expect(now()).toMatchObject({ state: 'saved', value: { text: 'theirs' }, reply: { revision: 7 } });
  expect(kept.at(-1)).toBeUndefined();
  type('theirs and mine');
  await pass(QUIET_MS);
  expect(calls[1]).toMatchObject({ text: 'theirs and mine', over: 7 });
});

it('makes another call between saves, after what was typed before and ahead of what is typed meanwhile', async () => {
  const { autosave, calls, type, now } = school();
  type('ab');
  let end: (reply: Saved) => void = () => undefined;
  const task = vi.fn(() => new Promise<Saved>((resolve) => (end = resolve)));
  const done = autosave.beside(task);
  await pass(0);
  expect(task).not.toHaveBeenCalled();
  await calls[0]?.answer({ revision: 2, text: 'ab' });
  expect(task).toHaveBeenCalledWith({ revision: 2, text: 'ab' });
  type('abc');
  await pass(QUIET_MS);
  expect(calls).toHaveLength(1);
  end({ revision: 3, text: 'ab', id: 'n1' });
  expect(await done).toMatchObject({ revision: 3 });
  expect(calls[1]).toMatchObject({ text: 'abc', over: 3 });
  await calls[1]?.answer({ revision: 4, text: 'abc' });
  expect(now().state).toBe('saved');
});

it('goes on after another call that failed', async () => {
  const { autosave, calls, type } = school();
  await expect(autosave.beside(() => Promise.reject(refusal(503)))).rejects.toThrow('No.');
  type('ab');
  await pass(QUIET_MS);
  expect(calls).toHaveLength(1);
});

it('notices by another call that somebody else has saved', async () => {
  const { autosave, now } = school();
  await autosave.beside(() => Promise.resolve({ revision: 3, text: 'theirs' }));
  expect(now()).toMatchObject({ state: 'stale', value: { text: 'a' }, theirs: { revision: 3 } });
});

it('sends a last time when it closes, and does not try again then', async () => {
  const { autosave, calls, type } = school();
  type('ab');
  autosave.close();
  expect(calls).toMatchObject([{ text: 'ab', isLeaving: true }]);
  await calls[0]?.answer(refusal(0));
  await pass(60_000);
  expect(calls).toHaveLength(1);
});

it('saves soon what it was opened with unsaved', async () => {
  const { autosave, calls } = school({ revision: 4, text: 'kept' }, true);
  autosave.open();
  await pass(QUIET_MS);
  expect(calls).toMatchObject([{ text: 'kept', over: 4 }]);
});
