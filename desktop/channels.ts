import { isAbsolute } from 'node:path';
import { array, boolean, mixed, object, string } from 'yup';
import type { UploadTarget } from '../src/uploads/upload-queue.ts';
import { CHANNELS } from './channel-names.ts';
import { answer, type Door } from './ipc.ts';
import { limitsSchema } from './settings-file.ts';
import type { UploadsHost } from './uploads/uploads-host.ts';

const MAX_IDS = 50_000;
const MAX_TEXT = 1000;
/** Captions of a whole day of lectures are not as long. */
const MAX_SIDECAR_TEXT = 5_000_000;

const id = () => string().strict().required().max(100);
const ids = () => array().of(id()).strict().required().max(MAX_IDS);
const path = () =>
  string()
    .strict()
    .max(32_768)
    .test('absolute', 'An absolute path.', (value) => value === undefined || isAbsolute(value));

/** Captions or chapters: a file that was picked, or the text of one that the page made. */
const sidecar = () =>
  object({ path: path(), name: string().strict().max(300), text: string().strict().max(MAX_SIDECAR_TEXT) })
    .noUnknown()
    .strict()
    .test('one', 'A path, or a name and a text.', (value) => {
      if (value === undefined) return true;
      const { path: at, name, text } = value;
      return at === undefined ? name !== undefined && text !== undefined : name === undefined && text === undefined;
    })
    .optional()
    .default(undefined);

/** Names and numbers of a place in a course. Which they are is the server's to judge; here they are small and flat. */
const target = () =>
  mixed<UploadTarget>((value): value is UploadTarget => isFlat(value))
    .strict()
    .required();

function isFlat(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false;
  const { kind, courseId, weekId } = value as Record<string, unknown>;
  const isText = (one: unknown) => typeof one === 'string' && one.length <= MAX_TEXT;
  return (
    [kind, courseId, weekId].every(isText) &&
    Object.keys(value).length <= 20 &&
    Object.values(value).every((one) => one === undefined || isText(one) || Number.isSafeInteger(one))
  );
}

export const SCHEMAS = {
  nothing: mixed().oneOf([undefined]),
  ids: ids(),
  paths: array().of(path().required()).strict().required().max(MAX_IDS),
  move: object({ ids: ids(), beforeId: id().optional() }).noUnknown().strict().required(),
  add: object({
    batchId: id(),
    requests: array()
      .of(
        object({
          path: path().required(),
          captions: sidecar(),
          chapters: sidecar(),
          target: target(),
          savesItself: boolean().strict().required(),
          title: string().strict().max(MAX_TEXT).optional(),
        })
          .noUnknown()
          .strict()
          .required(),
      )
      .strict()
      .required()
      .max(MAX_IDS),
  })
    .noUnknown()
    .strict()
    .required(),
  limits: limitsSchema.required(),
  address: string().strict().required().max(2000),
};

/** What the main process does for a page beside its uploads. */
export interface ShellActions {
  saveReport(): Promise<boolean>;
  changeServer(): Promise<void>;
}

/** Opens every channel of the served pages. */
export function openChannels(door: Door, host: UploadsHost, shell: ShellActions): void {
  const { nothing } = SCHEMAS;
  answer(door, CHANNELS.rows, nothing, () => host.allRows());
  answer(door, CHANNELS.add, SCHEMAS.add, ({ batchId, requests }) => host.add(batchId, requests));
  answer(door, CHANNELS.reattach, SCHEMAS.paths, (paths) => host.reattach(paths));
  answer(door, CHANNELS.pause, SCHEMAS.ids, (some) => host.queue?.pause(some));
  answer(door, CHANNELS.resume, SCHEMAS.ids, (some) => host.queue?.resume(some));
  answer(door, CHANNELS.retry, SCHEMAS.ids, (some) => host.queue?.retry(some));
  answer(door, CHANNELS.remove, SCHEMAS.ids, (some) => host.queue?.remove(some));
  answer(door, CHANNELS.move, SCHEMAS.move, ({ ids: some, beforeId }) => host.queue?.move(some, beforeId));
  answer(door, CHANNELS.save, SCHEMAS.ids, async (some) => (await host.queue?.save(some)) ?? { saved: 0, failed: 0 });
  answer(door, CHANNELS.status, nothing, () => host.status());
  answer(door, CHANNELS.setLimits, SCHEMAS.limits, (limits) => host.setLimits(limits));
  answer(door, CHANNELS.history, nothing, () => host.history());
  answer(door, CHANNELS.saveReport, nothing, () => shell.saveReport());
  answer(door, CHANNELS.changeServer, nothing, () => shell.changeServer());
}
