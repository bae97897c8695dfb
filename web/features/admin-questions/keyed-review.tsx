import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ReviewDecision } from '../../../src/wire/literals.ts';
import type { VersionInReviewReply } from '../../../src/wire/replies/questions.ts';
import { KeyedQuestion, keyed } from '../../exam/keyed-question.tsx';
import { reviewsPath } from '../../platform/admin-addresses.ts';
import { REVIEW } from '../../text/copy/admin-questions.ts';
import { useFeedback } from '../../ui/feedback.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { leaveFreely } from '../../ui/leave-guard.ts';
import { ToCase } from './blind-form.tsx';
import { DecisionForm } from './decision-form.tsx';
import { isGone, useDecide } from './review-api.ts';
import styles from './review-page.module.css';

type Seen = NonNullable<VersionInReviewReply['seen']>;

interface KeyedReviewProps {
  version: VersionInReviewReply;
  seen: Seen;
  /** The answers were saved on this page a moment ago. */
  isJustSaved: boolean;
  onShowCase: () => void;
  onGone: () => void;
}

/** Answer keys with the reviewer's answers, and the decision. */
export function KeyedReview({ version, seen, isJustSaved, onShowCase, onGone }: KeyedReviewProps) {
  const { questions, title } = version;
  const heading = useRef<HTMLHeadingElement>(null);
  const decide = useDecide(version);
  const navigate = useNavigate();
  const { notify } = useFeedback();
  useEffect(() => {
    if (!isJustSaved) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isJustSaved]);

  const reviewed = questions.map((question) => ({
    question,
    own: seen.answers.find((answer) => answer.question === question.id),
    key: seen.keys.find((key) => key.question === question.id),
  }));
  const right = reviewed.filter(({ own, key }) => key !== undefined && own?.option === key.option).length;

  const send = async (decision: ReviewDecision, comment: string) => {
    try {
      await decide(decision, comment);
    } catch (error) {
      if (!isGone(error)) throw error;
      leaveFreely(onGone);
      return;
    }
    notify(decision === 'approve' ? REVIEW.approved(title) : REVIEW.returned(title));
    leaveFreely(() => void navigate(reviewsPath));
  };

  return (
    <Stack gap={4} className={styles.questions}>
      <div className={styles.keysHead}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {REVIEW.keys}
        </h2>
        <p>{REVIEW.score(right, questions.length)}</p>
      </div>
      {reviewed.map(
        ({ question, own, key }, index) =>
          key && (
            <KeyedQuestion
              key={question.id}
              title={REVIEW.question(index + 1, questions.length)}
              heading="h3"
              action={<ToCase onShow={onShowCase} />}
              question={keyed(question, key.option, key)}
              figures={version.figures}
              own={own?.option}
            >
              {own && (
                <>
                  <dt>{REVIEW.yourRating}</dt>
                  <dd>{REVIEW.rated(own.rating)}</dd>
                </>
              )}
            </KeyedQuestion>
          ),
      )}
      <DecisionForm onDecide={send} />
    </Stack>
  );
}
