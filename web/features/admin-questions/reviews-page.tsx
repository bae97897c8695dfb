import { Link } from 'react-router';
import type { BlueprintContentReply } from '../../../src/wire/replies/exam.ts';
import { Entries, Fact, Facts } from '../../admin/entries.tsx';
import { ListPage, ListSkeleton } from '../../admin/list-page.tsx';
import { TrayDrawing } from '../../art/lazy-drawings.tsx';
import { useBlueprint } from '../../exam/use-blueprint.ts';
import { questionsPath, reviewPath } from '../../platform/admin-addresses.ts';
import { BANK } from '../../text/copy/admin-bank.ts';
import { QUESTIONS, REVIEWS } from '../../text/copy/admin-questions.ts';
import { dayOf } from '../../text/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useVignettes, type VignetteListing } from './questions-api.ts';
import { clusterNames } from './vignette-table.tsx';
import styles from './questions-page.module.css';

/** /admin/questions/reviews: what waits for a review, and what of it is one's own. */
export function ReviewsPage() {
  const waiting = useVignettes({ state: 'in-review' });
  const blueprint = useBlueprint();
  return (
    <ListPage
      layout="narrow"
      crumbs={[{ label: QUESTIONS.title, to: questionsPath }, { label: REVIEWS.title }]}
      words={REVIEWS}
      log={waiting}
      rowsOf={(page) => page.vignettes}
      skeleton={<ListSkeleton height="200px" />}
      empty={
        <EmptyState
          drawing={<TrayDrawing />}
          message={REVIEWS.none}
          action={
            <ButtonLink to={questionsPath} variant="outline">
              {REVIEWS.toQuestions}
            </ButtonLink>
          }
        >
          {REVIEWS.noneLine}
        </EmptyState>
      }
    >
      {(rows) => (
        <Entries label={REVIEWS.list}>
          {rows.map((row) => (
            <Waiting key={row.id} row={row} content={blueprint.data?.content} />
          ))}
        </Entries>
      )}
    </ListPage>
  );
}

/** One's own is no link: the server would refuse it. */
const Waiting = ({ row, content }: { row: VignetteListing; content: BlueprintContentReply | undefined }) => (
  <Stack as="li" gap={1} className={styles.waiting}>
    <Row gap={2} lineGap={1} align="center">
      {row.isOwn ? (
        <span className={styles.own}>
          <Name {...row} />
        </span>
      ) : (
        <Link to={reviewPath(row.id)} className={styles.toReview}>
          <Name {...row} />
        </Link>
      )}
      {row.isOwn && <Tag tone="gold">{REVIEWS.yours}</Tag>}
    </Row>
    {row.isOwn && <p>{REVIEWS.yoursLine}</p>}
    <p className={styles.note}>
      {[BANK.pools[row.pool], BANK.questions(row.questions), ...(row.isDemo ? [QUESTIONS.demo] : [])].join(' · ')}
    </p>
    <Facts>
      <Fact term={REVIEWS.clusters}>{clusterNames(row, content).join(' · ')}</Fact>
      <Fact term={REVIEWS.author}>{row.author || BANK.noAuthor}</Fact>
      <Fact term={REVIEWS.changed}>
        <time dateTime={row.updatedAt}>{dayOf(row.updatedAt)}</time>
      </Fact>
    </Facts>
  </Stack>
);

const Name = ({ number, title }: Pick<VignetteListing, 'number' | 'title'>) => (
  <>
    <span className={styles.number}>{BANK.number(number)}</span> {title}
  </>
);
