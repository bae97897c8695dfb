import { useQueryClient } from '@tanstack/react-query';
import { ADMIN } from '../../../src/wire/admin-messages.ts';
import { adminCoursesQuery, deleteCourse, type ListedCourse, useCourseRefresh } from '../../api/admin-courses.ts';
import { useRestore } from '../../course/use-restore.ts';
import { sentenceOf } from '../../forms/refusal.ts';
import { useAct } from '../../forms/use-act.ts';
import { COUNTS, MANAGE } from '../../text/copy/admin-courses.ts';
import { TRASH_NOTE } from '../../text/copy/admin-trash.ts';
import { PROGRAM } from '../../text/copy/program.ts';
import { useFeedback } from '../../ui/feedback.ts';
import { Stack, Text } from '../../ui/layout/layout.tsx';
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

  const { isBusy, run } = useAct(
    async () => {
      // Fetches current counts; falls back to those on the screen.
      const list = await queries.fetchQuery({ ...adminCoursesQuery, staleTime: 0 }).catch(() => undefined);
      const now = list?.find(({ id }) => id === course.id) ?? course;
      const isAgreed = await confirm(MANAGE.removeQuestion, {
        title: MANAGE.removeTitle,
        action: MANAGE.removeAction,
        details: <DeletionSummary course={now} />,
        ...(now.hasHadStudents && { typed: now.title }),
      });
      if (!isAgreed) return undefined;
      try {
        const { trashId } = await deleteCourse(course.id, now.hasHadStudents ? now.title : '');
        queries.setQueryData(adminCoursesQuery.queryKey, (known) => known?.filter(({ id }) => id !== course.id));
        const action = { label: TRASH_NOTE.undo, run: () => void restore([trashId]) };
        notify(ADMIN.courseDeleted(course.title), { detail: TRASH_NOTE.one, action });
        onDeleted();
      } finally {
        await refresh();
      }
      return undefined;
    },
    (error) => ADMIN.courseNotDeleted(sentenceOf(error)),
  );
  return { isBusy, begin: () => void run() };
}

/** Counts what is deleted, and affected students. */
function DeletionSummary({ course }: { course: ListedCourse }) {
  return (
    <Stack gap={2}>
      <p>{MANAGE.goes(course.title)}</p>
      <ul className={styles.list}>
        <li>{COUNTS.modulesWithDays(course.modules.length)}</li>
        <li>{PROGRAM.items(course.itemCount)}</li>
        <li>{PROGRAM.documents(course.documentCount)}</li>
      </ul>
      <Text weight="strong">
        {course.studentCount > 0 ? MANAGE.losesAccess(course.studentCount) : MANAGE.nobodyHasAccess}
      </Text>
    </Stack>
  );
}
