import { Check } from 'lucide-react';
import { useState } from 'react';
import type { VersionReply } from '../../../src/wire/replies/questions.ts';
import { CaseView, FiguredText } from '../../exam/case-view.tsx';
import { useBlueprint } from '../../exam/use-blueprint.ts';
import { sentenceOf } from '../../forms/refusal.ts';
import { ANSWERS, DRAFT, PREVIEW } from '../../text/copy/admin-vignette.ts';
import { EXAM } from '../../text/copy/exam.ts';
import { dayOf } from '../../text/dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Tag } from '../../ui/tag.tsx';
import type { VignetteCalls } from './vignette-api.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import styles from './vignette.module.css';

type Question = VersionReply['questions'][number];

interface VersionViewProps {
  version: VersionReply;
  /** Absent where questions cannot be withdrawn. */
  calls?: VignetteCalls;
}

/** A version that nobody can edit any more, with its answer keys. */
export function VersionView({ version, calls }: VersionViewProps) {
  return (
    <CaseView vignette={version} empty={PREVIEW.empty}>
      <div className={styles.fields}>
        {version.questions.map((question, at) => (
          <KeyedQuestion key={question.id} number={at + 1} question={question} version={version} calls={calls} />
        ))}
      </div>
    </CaseView>
  );
}

interface KeyedQuestionProps {
  number: number;
  question: Question;
  version: VersionReply;
  calls: VignetteCalls | undefined;
}

function KeyedQuestion({ number, question, version: { figures }, calls }: KeyedQuestionProps) {
  const content = useBlueprint().data?.content;
  const titleOf = (names: readonly { id: string; title: string }[] | undefined, id: string) =>
    names?.find((one) => one.id === id)?.title ?? id;
  const place = [titleOf(content?.clusters, question.cluster), titleOf(content?.subjects, question.subject)];
  return (
    <section className={styles.keyed} aria-labelledby={`question-${question.id}`}>
      <header className={styles.keyedHead}>
        <h2 id={`question-${question.id}`} className={styles.legend}>
          {DRAFT.question(number)}
        </h2>
        {calls && <Withdrawal number={number} question={question} calls={calls} />}
      </header>
      {question.withdrawn && (
        <Banner
          tone="warning"
          message={ANSWERS.withdrawn(dayOf(question.withdrawn.at))}
          detail={question.withdrawn.reason}
          isQuiet
        />
      )}
      <FiguredText blocks={question.stemBlocks} figures={figures} />
      <ol className={styles.answers}>
        {question.options.map(({ id, text, isCorrect, why }, at) => (
          <li key={id} className={styles.answer} data-right={isCorrect || undefined}>
            <p className={styles.answerLine}>
              <span className={styles.letter}>{EXAM.letter(at)}</span>
              <span className={styles.words}>{text}</span>
              {isCorrect && (
                <Tag tone="success">
                  <Check size={15} aria-hidden="true" /> {ANSWERS.right}
                </Tag>
              )}
            </p>
            {why && <p className={styles.hint}>{why}</p>}
          </li>
        ))}
      </ol>
      <h3 className={styles.small}>{ANSWERS.explanation}</h3>
      <FiguredText blocks={question.explanationBlocks} figures={figures} />
      <dl className={styles.facts}>
        <dt>{ANSWERS.takeaway}</dt>
        <dd>{question.takeaway}</dd>
        <dt>{ANSWERS.references}</dt>
        <dd>
          {question.references.map(({ title, publisher, year, url }) => (
            <p key={`${title}${url}`}>
              {[title, publisher, year || ''].filter(Boolean).join(', ')}
              {url && (
                <>
                  {' '}
                  <ExternalLink href={url}>{ANSWERS.open}</ExternalLink>
                </>
              )}
            </p>
          ))}
        </dd>
        <dt>{ANSWERS.place}</dt>
        <dd>{[...place, ...question.tags].filter(Boolean).join(', ')}</dd>
        <dt>{ANSWERS.ratingLabel}</dt>
        <dd>{question.rating === null ? ANSWERS.noRating : ANSWERS.rating(question.rating)}</dd>
      </dl>
    </section>
  );
}

function Withdrawal({ number, question, calls }: { number: number; question: Question; calls: VignetteCalls }) {
  const { notify } = useFeedback();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const reinstate = async () => {
    setBusy(true);
    try {
      await calls.reinstate(question.id);
      await calls.refresh();
      notify(ANSWERS.didReinstate);
    } catch (error) {
      notify(sentenceOf(error), { tone: 'failure' });
    }
    setBusy(false);
  };

  return (
    <>
      <Button
        variant="outline"
        size="small"
        isBusy={isBusy}
        onClick={() => (question.withdrawn ? void reinstate() : setAsking(true))}
      >
        {question.withdrawn ? ANSWERS.reinstate : ANSWERS.withdraw}
      </Button>
      {isAsking && (
        <WithdrawDialog number={number} questionId={question.id} calls={calls} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
