import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { isGoing, isOpen, planSummary } from '../../../src/uploads/folder/edit-plan.ts';
import { type AdminCourse, useCourseRefresh } from '../../api/admin-courses.ts';
import { manageContentPath } from '../../platform/admin-addresses.ts';
import { FOLDER } from '../../text/copy/admin-folder.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { referenceOf } from '../../ui/text.tsx';
import { uploads } from '../../uploads/uploads.ts';
import { editPlan, folderStore, type Plan } from './folder-store.ts';
import { ModuleSection } from './module-section.tsx';
import { OpenItems } from './open-items.tsx';
import { prepareCourse, requestsOf } from './send-plan.ts';
import styles from './folder.module.css';

interface PlanReviewProps {
  course: AdminCourse;
  plan: Plan;
  search: { done: number; total: number } | undefined;
}

/** Preview of the course after the import, with the submit button. */
export function PlanReview({ course, plan: now, search }: PlanReviewProps) {
  // Hundreds of rows are rendered with deferred priority, behind user input.
  const plan = useDeferredValue(now);
  const summary = planSummary(now);
  const { isSending, send } = useSending(course, now);
  const shown = plan.modules.filter(({ moduleNumber }) =>
    plan.items.some(({ target }) => target?.moduleNumber === moduleNumber),
  );
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.summary} role="status">
          {FOLDER.summary(summary)}
          {search && <span className={styles.note}>{FOLDER.comparing(search.done, search.total)}</span>}
        </p>
        <Button
          icon={<Upload size={20} aria-hidden="true" />}
          isBusy={isSending}
          busyWords={FOLDER.sending}
          onClick={send}
        >
          {FOLDER.send(summary.files)}
        </Button>
      </div>
      <OpenItems courseId={course.id} plan={plan} />
      {shown.map((module) => (
        <ModuleSection key={module.moduleNumber} course={course} module={module} plan={plan} />
      ))}
      <Skipped plan={plan} />
    </>
  );
}

/** Creates modules, then queues files; idempotent, so that a retry creates nothing twice. */
function useSending(course: AdminCourse, plan: Plan) {
  const [isSending, setSending] = useState(false);
  const queries = useQueryClient();
  const refresh = useCourseRefresh();
  const navigate = useNavigate();
  const { notify } = useFeedback();

  const send = async () => {
    if (!plan.items.some(isGoing)) return notify(FOLDER.nothing, { tone: 'warning' });
    setSending(true);
    try {
      const prepared = await prepareCourse(queries, course.id, plan);
      const { requests, ids } = await requestsOf(plan, prepared);
      uploads.add(requests);
      const sent = new Set(ids);
      editPlan(course.id, (left) => ({ ...left, items: left.items.filter(({ id }) => !sent.has(id)) }));
      const open = plan.items.filter(isOpen).length;
      notify([FOLDER.queued(requests.length), open > 0 && FOLDER.openStay(open)].filter(Boolean).join(' '));
      if (open === 0) {
        folderStore.set(undefined);
        void navigate(manageContentPath(course.id));
      }
    } catch (error) {
      notify(FOLDER.notPrepared(error instanceof Error ? error.message : ''), {
        tone: 'failure',
        detail: referenceOf(error),
      });
    } finally {
      setSending(false);
      void refresh();
    }
  };
  return { isSending, send: () => void send() };
}

function Skipped({ plan: { skipped } }: { plan: Plan }) {
  if (skipped.length === 0) return null;
  return (
    <Card as="section" padding="none">
      <details className={styles.skipped}>
        <Row as="summary" gap={3} lineGap="2px" align="baseline" className={styles.heading}>
          {FOLDER.skippedHeading(skipped.length)}
        </Row>
        <ul>
          {skipped.map(({ path, reason }, index) => (
            <li key={`${index} ${path}`}>
              <span className={styles.path}>{path}</span>
              <span className={styles.note}>{reason}</span>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
