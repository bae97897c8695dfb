import { useId, useRef, useState } from 'react';
import { RATING } from '../../../src/wire/literals.ts';
import type { VersionInReviewReply } from '../../../src/wire/replies/questions.ts';
import { QuestionView } from '../../exam/case-view.tsx';
import { sentenceOf } from '../../forms/refusal.ts';
import { REVIEW } from '../../text/copy/admin-questions.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { WarningIcon } from '../../ui/icons.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { referenceOf } from '../../ui/text.tsx';
import { isGone, useRate } from './review-api.ts';
import { type BlindAnswer, isComplete, keepAnswers, readAnswers } from './review-draft.ts';
import styles from './review-page.module.css';

interface BlindFormProps {
  version: VersionInReviewReply;
  /** Shows the case over the questions, in windows too narrow for both. */
  onShowCase: () => void;
  /** The version is not in review any more. */
  onGone: () => void;
}

/** Asks for an answer and an estimate of each question, before anything of what is right is on this device. */
export function BlindForm({ version, onShowCase, onGone }: BlindFormProps) {
  const { questions } = version;
  const rate = useRate();
  const [answers, setAnswers] = useState(() => readAnswers(version));
  const [hasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const form = useRef<HTMLFormElement>(null);
  const done = questions.filter(({ id }) => isComplete(answers[id])).length;

  const answer = (question: string, change: BlindAnswer) => {
    const next = { ...answers, [question]: { ...answers[question], ...change } };
    keepAnswers(version, next);
    setAnswers(next);
  };

  const save = async () => {
    setTried(true);
    const open = questions.findIndex(({ id }) => !isComplete(answers[id]));
    if (open >= 0) {
      const isChosen = answers[questions[open]!.id]?.option !== undefined;
      const fields = form.current?.querySelectorAll('section')[open];
      fields?.querySelector<HTMLElement>(isChosen ? 'input[type=range]' : 'input')?.focus();
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      await rate(version, answers);
    } catch (error) {
      setBusy(false);
      if (isGone(error)) onGone();
      else setFailure(error);
    }
  };

  return (
    <Stack
      as="form"
      ref={form}
      gap={4}
      className={styles.questions}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save();
      }}
    >
      <p className={styles.lead}>{REVIEW.lead}</p>
      {questions.map((question, index) => (
        <BlindQuestion
          key={question.id}
          question={question}
          heading={REVIEW.question(index + 1, questions.length)}
          answer={answers[question.id] ?? {}}
          isChecked={hasTried}
          figures={version.figures}
          onShowCase={onShowCase}
          onAnswer={(change) => answer(question.id, change)}
        />
      ))}
      <Stack gap={2}>
        <Banner
          tone="failure"
          message={failure === undefined ? undefined : sentenceOf(failure)}
          detail={referenceOf(failure)}
        />
        <p role="status" className={styles.progress}>
          {hasTried && done < questions.length
            ? REVIEW.incomplete(questions.length - done)
            : REVIEW.progress(done, questions.length)}
        </p>
        <Button type="submit" full isBusy={isBusy} busyWords={REVIEW.saving}>
          {REVIEW.save}
        </Button>
        <p className={styles.small}>{REVIEW.saveLine}</p>
        <p className={styles.small}>{REVIEW.kept}</p>
      </Stack>
    </Stack>
  );
}

interface BlindQuestionProps {
  question: VersionInReviewReply['questions'][number];
  heading: string;
  answer: BlindAnswer;
  isChecked: boolean;
  figures: VersionInReviewReply['figures'];
  onShowCase: () => void;
  onAnswer: (change: BlindAnswer) => void;
}

function BlindQuestion({ question, heading, answer, isChecked, figures, onShowCase, onAnswer }: BlindQuestionProps) {
  const id = useId();
  const complaint = `${id}-complaint`;
  const fault = isChecked ? faultOf(answer) : undefined;
  return (
    <Card gap={4} className={styles.question}>
      <QuestionView
        id={id}
        title={heading}
        action={<ToCase onShow={onShowCase} />}
        question={question}
        figures={figures}
        chosen={answer.option}
        onChoose={(option) => onAnswer({ option })}
        complaint={fault && complaint}
      >
        <Estimate
          title={`${id}-title`}
          rating={answer.rating}
          complaint={fault && complaint}
          onRate={(rating) => onAnswer({ rating })}
        />
        {fault && (
          <Row as="p" id={complaint} gap="6px" wraps={false} className={styles.complaint}>
            <WarningIcon size={18} />
            {fault}
          </Row>
        )}
      </QuestionView>
    </Card>
  );
}

/** Shows the case, in windows too narrow for it next to the questions. */
export const ToCase = ({ onShow }: { onShow: () => void }) => (
  <Button variant="outline" size="small" className={styles.toCase} onClick={onShow}>
    {REVIEW.showCase}
  </Button>
);

function faultOf({ option, rating }: BlindAnswer): string | undefined {
  if (option === undefined) return rating === undefined ? REVIEW.bothMissing : REVIEW.noOption;
  return rating === undefined ? REVIEW.noRating : undefined;
}

interface EstimateProps {
  /** Id of the question's heading. */
  title: string;
  rating: number | undefined;
  /** Id of the complaint about it. */
  complaint: string | undefined;
  onRate: (rating: number) => void;
}

const MIDDLE = 60;

/** Slider without a value until it is moved or pressed: a default value would be an answer of ours. */
function Estimate({ title, rating, complaint, onRate }: EstimateProps) {
  const id = useId();
  const label = `${id}label`;
  return (
    <Stack gap={1} className={styles.estimate}>
      <label id={label} htmlFor={id}>
        {REVIEW.rating}
      </label>
      <input
        id={id}
        type="range"
        className={styles.slider}
        min={RATING.min}
        max={RATING.max}
        step={RATING.step}
        value={rating ?? MIDDLE}
        data-unset={rating === undefined || undefined}
        aria-labelledby={`${title} ${label}`}
        aria-valuetext={rating === undefined ? REVIEW.notRated : REVIEW.rated(rating)}
        aria-describedby={complaint}
        onChange={({ target }) => onRate(Number(target.value))}
        // A press on the value in the middle changes nothing, and is an answer all the same; a finger's makes no click.
        onPointerUp={({ currentTarget }) => onRate(Number(currentTarget.value))}
      />
      <Row gap={3} wraps={false} justify="between" className={styles.scale} aria-hidden="true">
        <span>{RATING.min}</span>
        <output htmlFor={id} data-unset={rating === undefined || undefined}>
          {rating === undefined ? REVIEW.notRated : REVIEW.rated(rating)}
        </output>
        <span>{RATING.max}</span>
      </Row>
    </Stack>
  );
}
