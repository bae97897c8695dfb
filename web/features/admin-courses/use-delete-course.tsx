import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN } from '../../../src/wire/admin-messages.ts';
import { adminCoursesQuery, deleteCourse, type ListedCourse, useCourseRefresh } from '../../api/admin-courses.ts';
import { useRestore } from '../../course/use-restore.ts';
import { sentenceOf } from '../../forms/refusal.ts';
import { COUNTS, MANAGE } from '../../text/copy/admin-courses.ts';
import { TRASH_NOTE } from '../../text/copy/admin-trash.ts';
import { PROGRAM } from '../../text/copy/program.ts';
import { useFeedback } from '../../ui/feedback.ts';
import { referenceOf } from '../../ui/text.tsx';
import styles from './manage-courses.module.css';

/**
 * Deletes a course after a confirmation with counts. If it was ever owned, its title must be typed, which the server
 * checks too.
 */
export function useDeleteCourse(course: ListedCourse, onDeleted: () => void): { isBusy: boolean; begin: () => void } {
  const queries = useQueryClient();
  const refresh = useCourseRefresh();
  const { confirm, notify } = useFeedback();
  const restore = useRestore();
  const [isBusy, setBusy] = useState(false);

  const remove = async (typedTitle: string) => {
    try {
      const { trashId } = await deleteCourse(course.id, typedTitle);
      queries.setQueryData(adminCoursesQuery.queryKey, (list) => list?.filter(({ id }) => id !== course.id));
      const action = { label: TRASH_NOTE.undo, run: () => void restore([trashId]) };
      notify(ADMIN.courseDeleted(course.title), { detail: TRASH_NOTE.one, action });
      onDeleted();
    } catch (error) {
      notify(ADMIN.courseNotDeleted(sentenceOf(error)), { tone: 'failure', detail: referenceOf(error) });
    }
    await refresh();
  };

  const ask = async () => {
    // Fetches current counts; falls back to those on the screen.
    const list = await queries.fetchQuery({ ...adminCoursesQuery, staleTime: 0 }).catch(() => undefined);
    const now = list?.find(({ id }) => id === course.id) ?? course;
    const isAgreed = await confirm(MANAGE.removeQuestion, {
      title: MANAGE.removeTitle,
      action: MANAGE.removeAction,
      details: <DeletionSummary course={now} />,
      ...(now.hasHadStudents && { typed: now.title }),
    });
    if (isAgreed) await remove(now.hasHadStudents ? now.title : '');
  };

  const begin = () => {
    setBusy(true);
    void ask().finally(() => setBusy(false));
  };
  return { isBusy, begin };
}

/** Counts what is deleted, and affected students. */
function DeletionSummary({ course }: { course: ListedCourse }) {
  return (
    <div className={styles.deletion}>
      <p>{MANAGE.goes(course.title)}</p>
      <ul className={styles.list}>
        <li>{COUNTS.modulesWithDays(course.modules.length)}</li>
        <li>{PROGRAM.items(course.itemCount)}</li>
        <li>{PROGRAM.documents(course.documentCount)}</li>
      </ul>
      <p className={styles.students}>
        {course.studentCount > 0 ? MANAGE.losesAccess(course.studentCount) : MANAGE.nobodyHasAccess}
      </p>
    </div>
  );
}
