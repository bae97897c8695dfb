import { Trash2 } from 'lucide-react';
import { QUESTION_LIMITS as MAX } from '../../../src/wire/literals.ts';
import type { BlueprintContentReply } from '../../../src/wire/replies/exam.ts';
import { DRAFT, TAUGHT } from '../../text/copy/admin-vignette.ts';
import { Button } from '../../ui/button.tsx';
import { Grid, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { Area, Choice, Group, Line, Tick } from './draft-field.tsx';
import type { QuestionValue } from './draft-values.ts';
import { LessonPlaces } from './lesson-places.tsx';
import { OptionFields } from './option-fields.tsx';
import { ReferenceFields } from './reference-fields.tsx';
import fields from '../../forms/field.module.css';
import styles from './vignette.module.css';

type Names = BlueprintContentReply['clusters'] | BlueprintContentReply['subjects'];

/** The blueprint's names, and the chosen one also while they are not loaded or when they have it no more. */
const choices = (names: Names | undefined, chosen: string) => [
  ...(names ?? []).map(({ id, title }) => ({ value: id, words: title })),
  ...(chosen === '' || names?.some(({ id }) => id === chosen)
    ? []
    : [{ value: chosen, words: names ? DRAFT.unknown(chosen) : chosen }]),
];

const lacksPlace = ({ cluster, subject }: QuestionValue) => cluster === '' || subject === '';

/** Takes from question 1 what is empty here. */
const Same = ({ words, onTake }: { words: string; onTake: () => void }) => (
  <Button variant="quiet" size="small" className={styles.add} onClick={onTake}>
    {words}
  </Button>
);

interface QuestionFieldsProps {
  at: number;
  question: QuestionValue;
  /** Undefined while the blueprint is not loaded. */
  clusters: BlueprintContentReply['clusters'] | undefined;
  subjects: BlueprintContentReply['subjects'] | undefined;
  /** Whether the approved version has it: only then can it become another one. */
  isApproved: boolean;
  onChange: (change: (question: QuestionValue) => QuestionValue) => void;
  /** Question 1, whose references and place can be taken over; undefined for itself. */
  first: QuestionValue | undefined;
  /** Shows the next question; undefined in the last one. */
  onNext: (() => void) | undefined;
  /** Undefined where it has to stay. */
  onRemove: (() => void) | undefined;
}

export function QuestionFields(props: QuestionFieldsProps) {
  const { at, question, clusters, subjects, isApproved, onChange, first, onNext, onRemove } = props;
  const path = `questions[${at}]`;
  const set = (change: Partial<QuestionValue>) => onChange((now) => ({ ...now, ...change }));
  return (
    <Stack gap={5}>
      <Area
        path={`${path}.stem`}
        label={DRAFT.stem}
        rows={4}
        maxLength={MAX.stem}
        value={question.stem}
        onChange={(stem) => set({ stem })}
      />
      <OptionFields path={path} question={question} onChange={onChange} />
      <Area
        path={`${path}.explanation`}
        label={DRAFT.explanation}
        rows={4}
        maxLength={MAX.explanation}
        value={question.explanation}
        onChange={(explanation) => set({ explanation })}
      />
      <Line
        path={`${path}.takeaway`}
        label={DRAFT.takeaway}
        hint={DRAFT.takeawayHint}
        maxLength={MAX.takeaway}
        value={question.takeaway}
        onChange={(takeaway) => set({ takeaway })}
      />
      <ReferenceFields path={path} references={question.references} onChange={onChange} />
      {first && first.references.length > 0 && question.references.length === 0 && (
        <Same words={DRAFT.sameReferences} onTake={() => set({ references: first.references })} />
      )}
      <Grid min="300px" gap={4} className={fields.beside}>
        <Choice
          path={`${path}.cluster`}
          label={DRAFT.cluster}
          placeholder={DRAFT.choose}
          options={choices(clusters, question.cluster)}
          value={question.cluster}
          onChange={(cluster) => set({ cluster })}
        />
        <Choice
          path={`${path}.subject`}
          label={DRAFT.subject}
          placeholder={DRAFT.choose}
          options={choices(subjects, question.subject)}
          value={question.subject}
          onChange={(subject) => set({ subject })}
        />
      </Grid>
      {first && lacksPlace(question) && !lacksPlace(first) && (
        <Same words={DRAFT.samePlace} onTake={() => set({ cluster: first.cluster, subject: first.subject })} />
      )}
      <Line
        path={`${path}.tags`}
        label={DRAFT.tags}
        hint={DRAFT.tagsHint}
        isOptional
        value={question.tags}
        onChange={(tags) => set({ tags })}
      />
      <Group path={`${path}.lessons`} label={TAUGHT.label} hint={TAUGHT.hint} isWritten={false}>
        {question.id === undefined ? <Note>{TAUGHT.afterSave}</Note> : <LessonPlaces questionId={question.id} />}
      </Group>
      {isApproved && (
        <Tick
          path={`${path}.isNewQuestion`}
          label={DRAFT.isNew}
          hint={DRAFT.isNewHint}
          isOn={question.isNewQuestion}
          onChange={(isNewQuestion) => set({ isNewQuestion })}
        />
      )}
      {(onNext ?? onRemove) && (
        <Row gap={2} align="center">
          {onNext && (
            <Button variant="outline" size="small" onClick={onNext}>
              {DRAFT.nextQuestion(at + 2)}
            </Button>
          )}
          {onRemove && (
            <Button variant="outline" size="small" icon={<Trash2 size={18} aria-hidden="true" />} onClick={onRemove}>
              {DRAFT.removeQuestion}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  );
}
