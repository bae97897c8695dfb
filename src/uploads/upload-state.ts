/**
 * Where an upload stands. `uploaded` is what the specification calls Pending: the bytes are stored, the record is not
 * saved. `missing`: known from before a reload of the page; it goes on once the same file is picked again.
 */
export type UploadState = 'queued' | 'uploading' | 'paused' | 'missing' | 'uploaded' | 'saving' | 'saved' | 'failed';

/** What a row asks for. */
export type MainAction = 'pause' | 'resume' | 'pickAgain' | 'save' | 'retry';
/** Both take the row off the list; `cancel` ends its transfer too. */
export type Removal = 'cancel' | 'remove';
export type UploadAction = MainAction | Removal;

interface StateFacts {
  readonly main: MainAction | undefined;
  readonly removal: Removal | undefined;
  /** It goes on by itself: nobody has to do anything about it. */
  readonly isInFlight: boolean;
  /** Every byte of the file is in the storage. */
  readonly hasArrived: boolean;
  /**
   * What a reload of the page makes of it. The page loses its `File`, so that what was still to be sent is `missing`.
   */
  readonly afterReload: UploadState;
}

/** The one table of what a state means. Screens, engine and journal ask it through the functions below. */
const STATES: Readonly<Record<UploadState, StateFacts>> = {
  queued: { main: 'pause', removal: 'cancel', isInFlight: true, hasArrived: false, afterReload: 'missing' },
  uploading: { main: 'pause', removal: 'cancel', isInFlight: true, hasArrived: false, afterReload: 'missing' },
  paused: { main: 'resume', removal: 'cancel', isInFlight: false, hasArrived: false, afterReload: 'missing' },
  missing: { main: 'pickAgain', removal: 'remove', isInFlight: false, hasArrived: false, afterReload: 'missing' },
  uploaded: { main: 'save', removal: 'remove', isInFlight: false, hasArrived: true, afterReload: 'uploaded' },
  // A save is idempotent, so that a reload may repeat it.
  saving: { main: undefined, removal: undefined, isInFlight: true, hasArrived: true, afterReload: 'uploaded' },
  saved: { main: undefined, removal: 'remove', isInFlight: false, hasArrived: true, afterReload: 'saved' },
  failed: { main: 'retry', removal: 'remove', isInFlight: false, hasArrived: false, afterReload: 'failed' },
};

export const UPLOAD_STATES = Object.keys(STATES) as readonly UploadState[];

/** A row, as far as these questions go. */
interface HasState {
  readonly state: UploadState;
}

export const mainActionOf = ({ state }: HasState): MainAction | undefined => STATES[state].main;
export const removalOf = ({ state }: HasState): Removal | undefined => STATES[state].removal;
/** What a person can do with a row in this state, the likeliest first. */
export const actionsFor = (state: UploadState): readonly UploadAction[] =>
  [STATES[state].main, STATES[state].removal].filter((action) => action !== undefined);
/** Whether a row offers this action: `rows.filter(offers('retry'))`. */
export const offers =
  (action: UploadAction) =>
  ({ state }: HasState): boolean =>
    actionsFor(state).includes(action);

export const idsOf = <Row extends HasState & { readonly id: string }>(
  rows: readonly Row[],
  matches: (row: Row) => boolean,
): string[] => rows.filter(matches).map(({ id }) => id);

export const afterReload = (state: UploadState): UploadState => STATES[state].afterReload;
/** What a restart makes of it where the file can be opened again: nothing is lost, and only a pause stays. */
export function afterReopening(state: UploadState): UploadState {
  if (afterReload(state) !== 'missing') return afterReload(state);
  return isPaused({ state }) ? state : 'queued';
}
export const isInFlight = ({ state }: HasState): boolean => STATES[state].isInFlight;
export const hasArrived = ({ state }: HasState): boolean => STATES[state].hasArrived;
/** Its bytes are leaving, or next in line to. */
export const isTransferring = (row: HasState): boolean => isInFlight(row) && !hasArrived(row);
/** Nothing happens to it any more unless somebody asks for it. */
export const hasEnded = (row: HasState): boolean => isSaved(row) || hasFailed(row);
/** What is being saved stays on the list until the server has answered. */
export const canBeRemoved = (row: HasState): boolean => removalOf(row) !== undefined;

export const isQueued = ({ state }: HasState): boolean => state === 'queued';
export const isUploading = ({ state }: HasState): boolean => state === 'uploading';
export const isPaused = ({ state }: HasState): boolean => state === 'paused';
export const isMissing = ({ state }: HasState): boolean => state === 'missing';
export const isPending = ({ state }: HasState): boolean => state === 'uploaded';
export const isSaving = ({ state }: HasState): boolean => state === 'saving';
export const isSaved = ({ state }: HasState): boolean => state === 'saved';
export const hasFailed = ({ state }: HasState): boolean => state === 'failed';
