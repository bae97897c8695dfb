import { useState } from 'react';
import { FormDialog } from '../forms/form-dialog.tsx';
import { GALLERY } from '../text/copy/gallery.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { Button } from '../ui/button.tsx';
import { CommandPalette } from '../ui/command-palette.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useFeedback } from '../ui/feedback.ts';
import { ChevronIcon } from '../ui/icons.tsx';
import { Specimen } from './specimen.tsx';

const COMMANDS = [
  {
    label: GALLERY.title,
    items: [GALLERY.wide, GALLERY.narrow].map((label) => ({
      id: label,
      label,
      icon: <ChevronIcon size={20} />,
      run: () => undefined,
    })),
  },
];
const SIZES = ['small', 'medium'] as const;

export function OverlaySpecimens() {
  const { confirm } = useFeedback();
  const [size, setSize] = useState<(typeof SIZES)[number]>();
  const [isAsking, setAsking] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const close = () => setSize(undefined);
  const remove = (more: { typed?: string; details?: string }) =>
    void confirm(GALLERY.question, { title: 'Delete content?', action: 'Delete content', ...more });
  return (
    <>
      <Specimen name="Dialog · two sizes">
        {SIZES.map((each) => (
          <Button key={each} variant="outline" onClick={() => setSize(each)}>
            {each}
          </Button>
        ))}
        <Dialog
          isOpen={size !== undefined}
          onClose={close}
          title={GALLERY.sections.overlays[0]}
          description={GALLERY.sample}
          size={size}
          footer={
            <>
              <Button variant="outline" onClick={close}>
                Cancel
              </Button>
              <Button onClick={close}>{GALLERY.send}</Button>
            </>
          }
        >
          <p>{GALLERY.sampleLong}</p>
        </Dialog>
      </Specimen>
      <Specimen name="FormDialog">
        <Button variant="outline" onClick={() => setWriting(true)}>
          open
        </Button>
        {isWriting && (
          <FormDialog
            title={GALLERY.sections.overlays[0]}
            start={{}}
            action={GALLERY.send}
            onSubmit={async () => undefined}
            onClose={() => setWriting(false)}
          >
            <p>{GALLERY.sampleLong}</p>
          </FormDialog>
        )}
      </Specimen>
      <Specimen name="ActionMenu">
        <ActionMenu
          label={GALLERY.sample}
          actions={[GALLERY.wide, GALLERY.narrow].map((label) => ({
            label,
            icon: <ChevronIcon size={20} />,
            run: () => undefined,
          }))}
        />
      </Specimen>
      <Specimen name="CommandPalette">
        <Button variant="outline" onClick={() => setAsking(true)}>
          open
        </Button>
        {isAsking && <CommandPalette groups={COMMANDS} onClose={() => setAsking(false)} note={GALLERY.sample} />}
      </Specimen>
      <Specimen name="confirm() · neutral, danger, with details, typed">
        <Button
          variant="outline"
          onClick={() =>
            void confirm(GALLERY.questionNeutral, {
              title: 'Leave this page?',
              action: 'Leave',
              cancel: 'Stay',
              tone: 'neutral',
            })
          }
        >
          neutral
        </Button>
        <Button variant="outline" onClick={() => remove({})}>
          danger
        </Button>
        <Button variant="outline" onClick={() => remove({ details: GALLERY.sampleLong })}>
          details
        </Button>
        <Button variant="outline" onClick={() => remove({ typed: 'Furcation' })}>
          typed
        </Button>
      </Specimen>
    </>
  );
}
