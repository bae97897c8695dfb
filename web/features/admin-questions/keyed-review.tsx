import { useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ReviewDecision } from '../../../src/wire/literals.ts';
import type { VersionInReviewReply } from '../../../src/wire/replies/questions.ts';
import { FiguredText } from '../../exam/case-view.tsx';
import { reviewsPath } from '../../platform/admin-addresses.ts';
import { REVIEW } from '../../text/copy/admin-questions.ts';
import { EXAM } from '../../text/copy/exam.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { CheckIcon, CrossIcon } from '../../ui/icons.tsx';
import { leaveFreely } from '../../ui/leave-guard.ts';
import { Tag } from '../../ui/tag.tsx';
import { DecisionForm } from './decision-form.tsx';
import { isGone, useDecide } from './review-api.ts';
import styles from './review-page.module.css';

type Seen = NonNullable<VersionInReviewReply['seen']>;
type Figures = VersionInReviewReply['figures'];

interface KeyedReviewProps {
  version: VersionInReviewReply;
  seen: Seen;
  /** The answers were saved on this page a moment ago. */
  isJustSaved: boolean;
  onShowCase: () => void;
  onGone: () => void;
}

/** Answer keys beside the reviewer's answers, and the decision. */
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
    <div className={styles.questions}>
      <div className={styles.keysHead}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {REVIEW.keys}
        </h2>
        <p>{REVIEW.score(right, questions.length)}</p>
      </div>
      {reviewed.map(({ question, own, key }, index) => (
        <KeyedQuestion
          key={question.id}
          question={question}
          heading={REVIEW.question(index + 1, questions.length)}
          own={own}
          answerKey={key}
          figures={version.figures}
          onShowCase={onShowCase}
        />
      ))}
      <DecisionForm onDecide={send} />
    </div>
  );
}

interface KeyedQuestionProps {
  question: VersionInReviewReply['questions'][number];
  heading: string;
  own: Seen['answers'][number] | undefined;
  answerKey: Seen['keys'][number] | undefined;
  figures: Figures;
  onShowCase: () => void;
}

function KeyedQuestion({ question, heading, own, answerKey, figures, onShowCase }: KeyedQuestionProps) {
  const title = useId();
  const isRight = own !== undefined && own.option === answerKey?.option;
  return (
    <Card as="section" aria-labelledby={title} className={styles.question}>
      <div className={styles.questionHead}>
        <h3 id={title}>{heading}</h3>
        <Button variant="outline" size="small" className={styles.toCase} onClick={onShowCase}>
          {REVIEW.showCase}
        </Button>
      </div>
      <FiguredText blocks={question.stemBlocks} figures={figures} />
      <p className={styles.verdict} data-right={isRight || undefined}>
        {isRight ? <CheckIcon size={20} /> : <CrossIcon size={20} />}
        {isRight ? REVIEW.youWereRight : REVIEW.youWereWrong}
      </p>
      <ul className={styles.options}>
        {question.options.map(({ id, text }, at) => {
          const why = answerKey?.why.find(({ option }) => option === id)?.text;
          const [isKey, isOwn] = [id === answerKey?.option, id === own?.option];
          return (
            <li key={id} className={styles.keyed} data-right={isKey || undefined} data-own={isOwn || undefined}>
              <span className={styles.letter} aria-hidden="true">
                {EXAM.letter(at)}
              </span>
              <span className={styles.optionText}>{text}</span>
              {(isKey || isOwn) && (
                <span className={styles.tags}>
                  {isKey && <Tag tone="success">{REVIEW.rightAnswer}</Tag>}
                  {isOwn && <Tag tone={isKey ? 'success' : 'danger'}>{REVIEW.yourAnswer}</Tag>}
                </span>
              )}
              {why && <p className={styles.why}>{why}</p>}
            </li>
          );
        })}
      </ul>
      {own && <p className={styles.small}>{REVIEW.yourRating(own.rating)}</p>}
      {answerKey && <Explained answerKey={answerKey} figures={figures} />}
    </Card>
  );
}

const Explained = ({ answerKey, figures }: { answerKey: Seen['keys'][number]; figures: Figures }) => (
  <dl className={styles.explained}>
    <dt>{REVIEW.explanation}</dt>
    <dd>
      <FiguredText blocks={answerKey.explanationBlocks} figures={figures} />
    </dd>
    <dt>{REVIEW.takeaway}</dt>
    <dd>{answerKey.takeaway}</dd>
    <dt>{REVIEW.references}</dt>
    {answerKey.references.map(({ title, publisher, year, url }, index) => (
      <dd key={index}>
        {url ? (
          <ExternalLink href={url} isTerse>
            {title}
          </ExternalLink>
        ) : (
          title
        )}
        {` · ${publisher}, ${year}`}
      </dd>
    ))}
  </dl>
);
