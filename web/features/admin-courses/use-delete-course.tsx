import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminCourseListing } from '../../../src/wire/admin-catalog.ts';
import { ADMIN } from '../../../src/wire/admin-messages.ts';
import { adminCoursesQuery, deleteCourse, useCourseRefresh } from '../../api/admin-courses.ts';
import { sentenceOf } from '../../forms/refusal.ts';
import { MANAGE } from '../../text/copy/admin-courses.ts';
import { useFeedback } from '../../ui/feedback.ts';
import { WhatGoes } from './what-goes.tsx';

/** Deletes a course after a question that counts what goes; one that a student may enter asks for its title to be typed. */
export function useDeleteCourse(
  course: AdminCourseListing,
  onDeleted: () => void,
): { isBusy: boolean; begin: () => void } {
  const queries = useQueryClient();
  const refresh = useCourseRefresh();
  const { confirm, notify } = useFeedback();
  const [isBusy, setBusy] = useState(false);

  const remove = async () => {
    try {
      await deleteCourse(course.id);
      queries.setQueryData(adminCoursesQuery.queryKey, (list) => list?.filter(({ id }) => id !== course.id));
      notify(ADMIN.courseDeleted(course.title));
      onDeleted();
    } catch (error) {
      notify(ADMIN.courseNotDeleted(sentenceOf(error)), { tone: 'failure' });
    }
    await refresh();
  };

  const ask = async () => {
    // The numbers in the question are the server's of now; when it does not answer, those on the screen.
    const list = await queries.fetchQuery({ ...adminCoursesQuery, staleTime: 0 }).catch(() => undefined);
    const now = list?.find(({ id }) => id === course.id) ?? course;
    const isAgreed = await confirm(MANAGE.removeQuestion, {
      title: MANAGE.removeTitle,
      action: MANAGE.removeAction,
      details: <WhatGoes course={now} />,
      ...(now.studentCount > 0 && { typed: now.title }),
    });
    if (isAgreed) await remove();
  };

  const begin = () => {
    setBusy(true);
    void ask().finally(() => setBusy(false));
  };
  return { isBusy, begin };
}
