import { Check, FolderOpen, Pause, Play, RotateCw, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { UploadQueue, UploadRow, UploadState } from '../../src/uploads/upload-queue.ts';
import { UPLOADS } from '../text/copy/uploads.ts';
import { IconButton } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { keepFocus } from './keep-focus.ts';
import { usePickAgain } from './use-pick-again.ts';

export type UploadActions = Pick<UploadQueue<File>, 'pause' | 'resume' | 'retry' | 'save' | 'remove' | 'reattach'>;

const SIZE = 20;

interface Control {
  readonly words: string;
  readonly icon: ReactNode;
  press(actions: UploadActions, id: string): void;
}

/** The one thing that a row's state asks for. */
const PRIMARY: Partial<Record<UploadState, Control>> = {
  queued: {
    words: UPLOADS.pause,
    icon: <Pause size={SIZE} aria-hidden="true" />,
    press: ({ pause }, id) => pause([id]),
  },
  uploading: {
    words: UPLOADS.pause,
    icon: <Pause size={SIZE} aria-hidden="true" />,
    press: ({ pause }, id) => pause([id]),
  },
  paused: {
    words: UPLOADS.resume,
    icon: <Play size={SIZE} aria-hidden="true" />,
    press: ({ resume }, id) => resume([id]),
  },
  failed: {
    words: UPLOADS.retry,
    icon: <RotateCw size={SIZE} aria-hidden="true" />,
    press: ({ retry }, id) => retry([id]),
  },
  uploaded: {
    words: UPLOADS.save,
    icon: <Check size={SIZE} aria-hidden="true" />,
    press: ({ save }, id) => void save([id]),
  },
};

const CANCELLED: readonly UploadState[] = ['queued', 'uploading', 'paused'];

/** The buttons of one upload, named after its file: what its state asks for, and the way out. */
export function UploadControls({ row, actions }: { row: UploadRow; actions: UploadActions }) {
  const { id, fileName, state } = row;
  const pickAgain = usePickAgain(actions.reattach);
  const primary = PRIMARY[state];
  const press = (act: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
    keepFocus(event.currentTarget);
    act();
  };
  return (
    <>
      {primary && (
        <IconButton
          label={`${primary.words} ${fileName}`}
          icon={primary.icon}
          onClick={press(() => primary.press(actions, id))}
        />
      )}
      {state === 'missing' && (
        <IconButton
          label={`${UPLOADS.pickAgain} ${fileName}`}
          icon={<FolderOpen size={SIZE} aria-hidden="true" />}
          onClick={pickAgain}
        />
      )}
      {state === 'saving' && <Spinner size={SIZE} />}
      {state !== 'saving' && (
        <IconButton
          label={`${CANCELLED.includes(state) ? UPLOADS.cancel : UPLOADS.remove} ${fileName}`}
          icon={<X size={SIZE} aria-hidden="true" />}
          onClick={press(() => actions.remove([id]))}
        />
      )}
    </>
  );
}
