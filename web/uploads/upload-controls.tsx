import { Check, FolderOpen, Pause, Play, RotateCw, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { UploadQueue, UploadRow } from '../../src/uploads/upload-queue.ts';
import { isSaving, type MainAction, mainActionOf, removalOf } from '../../src/uploads/upload-state.ts';
import { UPLOADS } from '../text/copy/uploads.ts';
import { IconButton } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { keepFocus } from './keep-focus.ts';
import { usePickAgain } from './use-pick-again.ts';

export type UploadActions = Pick<UploadQueue<File>, 'pause' | 'resume' | 'retry' | 'save' | 'remove' | 'reattach'>;

const SIZE = 20;

const ICONS: Readonly<Record<MainAction, ReactNode>> = {
  pause: <Pause size={SIZE} aria-hidden="true" />,
  resume: <Play size={SIZE} aria-hidden="true" />,
  pickAgain: <FolderOpen size={SIZE} aria-hidden="true" />,
  save: <Check size={SIZE} aria-hidden="true" />,
  retry: <RotateCw size={SIZE} aria-hidden="true" />,
};

/** Buttons of an upload, labelled with its file name: the state's main action, and removal. */
export function UploadControls({ row, actions }: { row: UploadRow; actions: UploadActions }) {
  const { id, fileName } = row;
  const pickAgain = usePickAgain(actions.reattach);
  const main = mainActionOf(row);
  const removal = removalOf(row);
  const press = (act: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
    keepFocus(event.currentTarget);
    act();
  };
  return (
    <>
      {main && (
        <IconButton
          label={`${UPLOADS[main]} ${fileName}`}
          icon={ICONS[main]}
          onClick={main === 'pickAgain' ? pickAgain : press(() => void actions[main]([id]))}
        />
      )}
      {isSaving(row) && <Spinner size={SIZE} />}
      {removal && (
        <IconButton
          label={`${UPLOADS[removal]} ${fileName}`}
          icon={<X size={SIZE} aria-hidden="true" />}
          onClick={press(() => actions.remove([id]))}
        />
      )}
    </>
  );
}
