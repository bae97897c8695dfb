import { useId } from 'react';
import { QUESTION_LIMITS as MAX } from '../../../src/wire/literals.ts';
import type { VignetteReply } from '../../../src/wire/replies/questions.ts';
import { useBlueprint } from '../../exam/use-blueprint.ts';
import { DRAFT, VIGNETTE } from '../../text/copy/admin-vignette.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Badge } from '../../ui/tag.tsx';
import { AddRow } from './add-row.tsx';
import { Group } from './draft-field.tsx';
import { type DraftValue, newQuestion, type QuestionValue } from './draft-values.ts';
import { missingIn } from './notes.ts';
import { QuestionFields } from './question-fields.tsx';
import styles from './vignette.module.css';

interface QuestionTabsProps {
  value: DraftValue;
  reply: VignetteReply;
  /** Question that is open. */
  at: number;
  onAt: (at: number) => void;
  /** Shows the field at a path, with the focus in it. */
  onGo: (path: string) => void;
  edit: (change: (value: DraftValue) => DraftValue) => void;
}

/** Questions of a draft, one at a time; each tab says how many things it needs. */
export function QuestionTabs({ value: { questions }, reply, at, onAt, onGo, edit }: QuestionTabsProps) {
  const base = useId();
  const blueprint = useBlueprint();
  const content = blueprint.data?.content;
  const wanted = content?.vignette.questions ?? questions.length;
  const approved = new Set(reply.approved?.questions.map(({ id }) => id));
  const open = Math.min(at, Math.max(0, questions.length - 1));

  const change = (row: string, next: (question: QuestionValue) => QuestionValue) =>
    edit((now) => ({ ...now, questions: now.questions.map((one) => (one.row === row ? next(one) : one)) }));
  const add = () => {
    edit((now) => ({ ...now, questions: [...now.questions, newQuestion(content?.question.options.max ?? 0)] }));
    onAt(questions.length);
  };

  return (
    <Group path="questions" label={DRAFT.questions} isWritten={questions.length > 0}>
      <Banner
        tone="failure"
        message={blueprint.isError && !content ? DRAFT.noBlueprint : undefined}
        action={
          <Button size="small" variant="outline" onClick={() => void blueprint.refetch()}>
            {VIGNETTE.retry}
          </Button>
        }
      />
      <Tabs
        label={DRAFT.questions}
        value={`${base}${open}`}
        onChange={(id) => onAt(Number(id.slice(base.length)))}
        tabs={questions.map((question, index) => {
          const missing = missingIn(reply.faults, index);
          return {
            id: `${base}${index}`,
            label: (
              <span className={styles.tab}>
                <span aria-label={DRAFT.question(index + 1)}>{index + 1}</span>
                {missing > 0 && <Badge count={missing} label={DRAFT.missing(missing)} />}
              </span>
            ),
            panel: (
              <QuestionFields
                key={question.row}
                at={index}
                question={question}
                clusters={content?.clusters}
                subjects={content?.subjects}
                isApproved={question.id !== undefined && approved.has(question.id)}
                onChange={(next) => change(question.row, next)}
                first={index > 0 ? questions[0] : undefined}
                onNext={index < questions.length - 1 ? () => onGo(`questions[${index + 1}].stem`) : undefined}
                onRemove={
                  questions.length > wanted
                    ? () =>
                        edit((now) => ({ ...now, questions: now.questions.filter(({ row }) => row !== question.row) }))
                    : undefined
                }
              />
            ),
          };
        })}
      />
      {questions.length < Math.min(wanted, MAX.questions) && <AddRow words={DRAFT.addQuestion} onAdd={add} />}
    </Group>
  );
}
