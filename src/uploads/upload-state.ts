/**
 * State of an upload. `uploaded` is Pending in the specification: bytes stored, record not saved. `missing`: restored
 * after a page reload; continues once the same file is picked again.
 */
export type UploadState = 'queued' | 'uploading' | 'paused' | 'missing' | 'uploaded' | 'saving' | 'saved' | 'failed';

/** Main action of a row. */
export type MainAction = 'pause' | 'resume' | 'pickAgain' | 'save' | 'retry';
/** Both remove the row; `cancel` also aborts its transfer. */
export type Removal = 'cancel' | 'remove';
export type UploadAction = MainAction | Removal;

interface StateFacts {
  readonly main: MainAction | undefined;
  readonly removal: Removal | undefined;
  /** True if it continues without a person's action. */
  readonly isInFlight: boolean;
  /** True if every byte is stored. */
  readonly hasArrived: boolean;
  /** State after a page reload. The page loses its `File`, so what was still to be sent is `missing`. */
  readonly afterReload: UploadState;
}

/** Single table of state facts. Screens, engine and journal use it through the functions below. */
const STATES: Readonly<Record<UploadState, StateFacts>> = {
  queued: { main: 'pause', removal: 'cancel', isInFlight: true, hasArrived: false, afterReload: 'missing' },
  uploading: { main: 'pause', removal: 'cancel', isInFlight: true, hasArrived: false, afterReload: 'missing' },
  paused: { main: 'resume', removal: 'cancel', isInFlight: false, hasArrived: false, afterReload: 'missing' },
  missing: { main: 'pickAgain', removal: 'remove', isInFlight: false, hasArrived: false, afterReload: 'missing' },
  uploaded: { main: 'save', removal: 'remove', isInFlight: false, hasArrived: true, afterReload: 'uploaded' },
  // Saves are idempotent, so a reload may repeat them.
  saving: { main: undefined, removal: undefined, isInFlight: true, hasArrived: true, afterReload: 'uploaded' },
  saved: { main: undefined, removal: 'remove', isInFlight: false, hasArrived: true, afterReload: 'saved' },
  failed: { main: 'retry', removal: 'remove', isInFlight: false, hasArrived: false, afterReload: 'failed' },
};

export const UPLOAD_STATES = Object.keys(STATES) as readonly UploadState[];

/** A row, as far as these functions need it. */
interface HasState {
  readonly state: UploadState;
  readonly isRefused?: boolean | undefined;
}

export const mainActionOf = ({ state, isRefused }: HasState): MainAction | undefined =>
  state === 'failed' && isRefused ? undefined : STATES[state].main;
export const removalOf = ({ state }: HasState): Removal | undefined => STATES[state].removal;
/** Returns a person's actions in this state, likeliest first. */
export const actionsFor = (row: HasState): readonly UploadAction[] =>
  [mainActionOf(row), removalOf(row)].filter((action) => action !== undefined);
/** Tells whether a row offers this action: `rows.filter(offers('retry'))`. */
export const offers =
  (action: UploadAction) =>
  (row: HasState): boolean =>
    actionsFor(row).includes(action);

export const idsOf = <Row extends HasState & { readonly id: string }>(
  rows: readonly Row[],
  matches: (row: Row) => boolean,
): string[] => rows.filter(matches).map(({ id }) => id);

export const afterReload = (state: UploadState): UploadState => STATES[state].afterReload;
/** Returns the state after a restart that can reopen files: only a pause remains. */
export function afterReopening(state: UploadState): UploadState {
  if (afterReload(state) !== 'missing') return afterReload(state);
  return isPaused({ state }) ? state : 'queued';
}
export const isInFlight = ({ state }: HasState): boolean => STATES[state].isInFlight;
export const hasArrived = ({ state }: HasState): boolean => STATES[state].hasArrived;
/** True while its bytes are being sent or queued. */
export const isTransferring = (row: HasState): boolean => isInFlight(row) && !hasArrived(row);
/** True if nothing happens without a person's action. */
export const hasEnded = (row: HasState): boolean => isSaved(row) || hasFailed(row);
/** True unless it is being saved: such a row stays until the server has answered. */
export const canBeRemoved = (row: HasState): boolean => removalOf(row) !== undefined;

export const isQueued = ({ state }: HasState): boolean => state === 'queued';
export const isUploading = ({ state }: HasState): boolean => state === 'uploading';
export const isPaused = ({ state }: HasState): boolean => state === 'paused';
export const isMissing = ({ state }: HasState): boolean => state === 'missing';
export const isPending = ({ state }: HasState): boolean => state === 'uploaded';
export const isSaving = ({ state }: HasState): boolean => state === 'saving';
export const isSaved = ({ state }: HasState): boolean => state === 'saved';
export const hasFailed = ({ state }: HasState): boolean => state === 'failed';
