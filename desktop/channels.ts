import { isAbsolute } from 'node:path';
import { array, boolean, type InferType, mixed, object, string } from 'yup';
import type { UploadTarget } from '../src/uploads/upload-queue.ts';
import { CHANNELS } from './channel-names.ts';
import { answer, type Door } from './ipc.ts';
import { limitsSchema } from './settings-file.ts';
import type { SidecarFile } from './uploads/made-files.ts';
import type { PickedFiles } from './uploads/picked-files.ts';
import type { PathRequest, UploadsHost } from './uploads/uploads-host.ts';

const MAX_IDS = 50_000;
const MAX_TEXT = 1000;
/** Exceeds the captions of a whole day of lectures. */
const MAX_SIDECAR_TEXT = 5_000_000;

const id = () => string().strict().required().max(100);
const ids = () => array().of(id()).strict().required().max(MAX_IDS);
const path = () =>
  string()
    .strict()
    .required()
    .max(32_768)
    .test('absolute', 'An absolute path.', (value) => isAbsolute(value));

/** Captions or chapters: the handle of a picked file, or text that the page made. */
const sidecar = () =>
  object({
    handle: string().strict().max(100),
    name: string().strict().max(300),
    text: string().strict().max(MAX_SIDECAR_TEXT),
  })
    .noUnknown()
    .strict()
    .test('one', 'A handle, or a name and a text.', (value) => {
      if (value === undefined) return true;
      const { handle, name, text } = value;
      return handle === undefined ? name !== undefined && text !== undefined : name === undefined && text === undefined;
    })
    .optional()
    .default(undefined);

/** Limits a target to a small, flat object of names and numbers. Its content is validated by the server. */
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
  /** Covers videos, their captions and their chapters. */
  paths: array()
    .of(path())
    .strict()
    .required()
    .max(3 * MAX_IDS),
  move: object({ ids: ids(), beforeId: id().optional() }).noUnknown().strict().required(),
  add: object({
    batchId: id(),
    requests: array()
      .of(
        object({
          handle: id(),
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

/** Actions of the main process for a page, apart from its uploads. */
export interface ShellActions {
  saveReport(): Promise<boolean>;
  changeServer(): Promise<void>;
}

/** Opens every channel of the served pages. */
export function openChannels(door: Door, host: UploadsHost, picked: PickedFiles, shell: ShellActions): void {
  const { nothing } = SCHEMAS;
  answer(door, CHANNELS.rows, nothing, () => host.allRows());
  answer(door, CHANNELS.hold, SCHEMAS.paths, (paths) => picked.hold(paths));
  answer(door, CHANNELS.add, SCHEMAS.add, ({ batchId, requests }) =>
    host.add(
      batchId,
      requests.flatMap((request) => opened(picked, request)),
    ),
  );
  answer(door, CHANNELS.reattach, SCHEMAS.ids, (handles) =>
    host.reattach(handles.flatMap((handle) => picked.take(handle) ?? [])),
  );
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

type Handled = InferType<typeof SCHEMAS.add>['requests'][number];

/** Replaces handles by paths. Returns an empty list if the handle opens no file. */
function opened(picked: PickedFiles, { handle, captions, chapters, ...request }: Handled): PathRequest[] {
  const path = picked.take(handle);
  const sidecarOf = (sidecar: Handled['captions']): SidecarFile | undefined =>
    sidecar?.handle === undefined ? sidecar : { path: picked.take(sidecar.handle) };
  if (path === undefined) return [];
  return [{ ...request, path, captions: sidecarOf(captions), chapters: sidecarOf(chapters) }];
}
