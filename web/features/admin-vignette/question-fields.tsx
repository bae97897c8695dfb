import { Trash2 } from 'lucide-react';
import { QUESTION_LIMITS as MAX } from '../../../src/wire/literals.ts';
import type { BlueprintContentReply } from '../../../src/wire/replies/exam.ts';
import { DRAFT } from '../../text/copy/admin-vignette.ts';
import { Button } from '../../ui/button.tsx';
import { Area, Choice, Line, Tick } from './draft-field.tsx';
import type { QuestionValue } from './draft-values.ts';
import { OptionFields } from './option-fields.tsx';
import { ReferenceFields } from './reference-fields.tsx';
import styles from './vignette.module.css';

type Names = BlueprintContentReply['clusters'] | BlueprintContentReply['subjects'];

/** The blueprint's names, and the chosen one also while they are not loaded or when they have it no more. */
const choices = (names: Names | undefined, chosen: string) => [
  ...(names ?? []).map(({ id, title }) => ({ value: id, words: title })),
  ...(chosen === '' || names?.some(({ id }) => id === chosen)
    ? []
    : [{ value: chosen, words: names ? DRAFT.unknown(chosen) : chosen }]),
];

interface QuestionFieldsProps {
  at: number;
  question: QuestionValue;
  /** Undefined while the blueprint is not loaded. */
  clusters: BlueprintContentReply['clusters'] | undefined;
  subjects: BlueprintContentReply['subjects'] | undefined;
  /** Whether the approved version has it: only then can it become another one. */
  isApproved: boolean;
  onChange: (change: (question: QuestionValue) => QuestionValue) => void;
  /** Shows the next question; undefined in the last one. */
  onNext: (() => void) | undefined;
  /** Undefined where it has to stay. */
  onRemove: (() => void) | undefined;
}

export function QuestionFields(props: QuestionFieldsProps) {
  const { at, question, clusters, subjects, isApproved, onChange, onNext, onRemove } = props;
  const path = `questions[${at}]`;
  const set = (change: Partial<QuestionValue>) => onChange((now) => ({ ...now, ...change }));
  return (
    <div className={styles.fields}>
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
      <div className={styles.pair}>
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
      </div>
      <Line
        path={`${path}.tags`}
        label={DRAFT.tags}
        hint={DRAFT.tagsHint}
        isOptional
        value={question.tags}
        onChange={(tags) => set({ tags })}
      />
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
        <div className={styles.row}>
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
        </div>
      )}
    </div>
  );
}
