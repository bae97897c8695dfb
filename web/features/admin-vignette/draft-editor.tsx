import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { VersionReply, VignetteReply } from '../../../src/wire/replies/questions.ts';
import { StaleNotice } from '../../admin/stale-notice.tsx';
import { currentIn } from '../../api/admin-courses.ts';
import { sentenceOf } from '../../forms/refusal.ts';
import { useStore } from '../../platform/store.ts';
import { DRAFT, SAVING, VIGNETTE } from '../../text/copy/admin-vignette.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Tabs, useTabParam } from '../../ui/tabs.tsx';
import { CaseFields } from './case-fields.tsx';
import { differences } from './draft-differences.ts';
import { type DraftValue, valueOf } from './draft-values.ts';
import { idOf, NotesContext, notesOf, refusedPath } from './notes.ts';
import { Preview } from './preview.tsx';
import { QuestionTabs } from './question-tabs.tsx';
import { SaveBar } from './save-bar.tsx';
import { useAutosave } from './use-autosave.ts';
import { draftCalls, draftWork, type keptDraft, useVignetteCalls } from './vignette-api.ts';
import styles from './vignette.module.css';

/** Path of the notice about the other user's version, among the paths of fields. */
const THEIRS = 'theirs';

interface DraftEditorProps {
  vignette: VignetteReply & { open: VersionReply };
  kept: ReturnType<typeof keptDraft>;
  /** Text that this device has kept, to be saved now. */
  unsaved: DraftValue | undefined;
  approved: { label: string; panel: ReactNode } | undefined;
}

/** Writes a draft, which saves itself, and shows it as candidates will see it. */
export function DraftEditor({ vignette, kept, unsaved, approved }: DraftEditorProps) {
  const calls = useVignetteCalls(vignette.id);
  const { addFigure, removeFigure, submit } = draftCalls(vignette.id);
  const { notify } = useFeedback();
  const start = { value: unsaved ?? valueOf(vignette.open), reply: vignette, isEdited: unsaved !== undefined };
  const autosave = useAutosave<DraftValue, VignetteReply>(start, draftWork(vignette.id, kept, calls.show));
  const now = useStore(autosave.store);
  const { value, reply, theirs } = now;
  const [view, setView] = useTabParam('view', ['write', 'preview', 'approved']);
  const [at, setAt] = useState(0);
  const [hasPressed, setPressed] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const goal = useRef<string>(undefined);
  const [, setGone] = useState(0);
  const notes = notesOf(reply, now.error, hasPressed);

  useEffect(() => {
    if (goal.current === undefined) return;
    document.getElementById(idOf(goal.current))?.focus();
    goal.current = undefined;
  });

  /** Shows the field at a path and puts the focus there. */
  const goTo = (path: string) => {
    const place = /^questions\[(\d+)\]/.exec(path);
    if (place) setAt(Number(place[1]));
    if (path !== THEIRS) setView('write');
    goal.current = path;
    // The field may be in sight already: nothing else would be drawn anew.
    setGone((count) => count + 1);
  };

  const change = (call: () => Promise<VignetteReply>) => autosave.beside(call).then(calls.show);

  const press = async () => {
    setPressed(true);
    setSubmitting(true);
    try {
      const isSaved = await autosave.flush();
      const seen = autosave.store.get();
      const [first] = seen.reply.faults;
      if (!isSaved) notify(DRAFT.saveFirst, { tone: 'failure' });
      else if (first) goTo(first.path);
      else {
        const after = await change(() => submit(seen.reply.open?.revision ?? 0));
        notify(after.open ? VIGNETTE.done.submitted : VIGNETTE.done.approved);
      }
    } catch (error) {
      const current = currentIn<VignetteReply>(error);
      notify(sentenceOf(error), { tone: 'failure' });
      if (current) await calls.refresh();
    }
    setSubmitting(false);
  };

  const newer = theirs?.open?.state === 'draft' ? theirs.open : undefined;
  return (
    <NotesContext value={notes}>
      {newer && (
        <div id={idOf(THEIRS)} tabIndex={-1}>
          <StaleNotice
            title={SAVING.staleTitle}
            rows={differences(valueOf(newer), value)}
            onTaken={autosave.takeTheirs}
            onKept={autosave.keepMine}
            isQuiet
          />
        </div>
      )}
      <Banner
        tone="warning"
        message={theirs && !newer ? SAVING.gone : undefined}
        detail={SAVING.goneLine}
        action={
          <Button size="small" variant="outline" onClick={() => void calls.refresh()}>
            {SAVING.reload}
          </Button>
        }
      />
      <Tabs
        label={VIGNETTE.views}
        value={view}
        onChange={(next) => {
          setView(next);
          // The preview is drawn from what is saved.
          if (next === 'preview') void autosave.flush();
        }}
        tabs={[
          {
            id: 'write',
            label: VIGNETTE.view.write,
            panel: (
              <div className={styles.desk}>
                <CaseFields
                  value={value}
                  files={reply.open?.figures ?? []}
                  edit={autosave.edit}
                  addFigure={(key) => change(() => addFigure(key))}
                  removeFigure={(number) => change(() => removeFigure(number))}
                />
                <QuestionTabs value={value} reply={reply} at={at} onAt={setAt} onGo={goTo} edit={autosave.edit} />
              </div>
            ),
          },
          {
            id: 'preview',
            label: VIGNETTE.view.preview,
            panel: reply.open && <Preview version={reply.open} />,
          },
          ...(approved ? [{ id: 'approved', ...approved }] : []),
        ]}
      />
      {view !== 'approved' && (
        <SaveBar
          now={now}
          faults={reply.faults}
          isSubmitting={isSubmitting}
          onSubmit={() => void press()}
          goal={newer ? THEIRS : refusedPath(now.error)}
          onGo={goTo}
        />
      )}
    </NotesContext>
  );
}
