import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ADMIN } from '../../src/wire/admin-messages.ts';
import type { Promised } from '../../src/wire/literals.ts';
import {
  adminCourseQuery,
  adminCoursesQuery,
  type ListedCourse,
  toggleLive,
  useCourseRefresh,
} from '../api/admin-courses.ts';
import { GIVEAWAYS, MANAGE, OPEN_PROMISES } from '../text/copy/admin-courses.ts';
import { useFeedback } from '../ui/feedback.ts';
import { referenceOf } from '../ui/text.tsx';
import { giveawaysOf } from './giveaways.ts';
import { promiseList } from './open-promises.tsx';

type ToggledCourse = Pick<ListedCourse, 'id' | 'isLive' | 'openPromises' | 'price'>;

/** Promises of which a course without files keeps none; one file keeps the progress. */
const OF_FILES: readonly Promised[] = ['videos', 'materials', 'progress'];

/**
 * Puts a course on or off sale optimistically; rolls back on refusal. Undo is a second call rather than a delayed first
 * one, so that the server's message is true. What the course lacks is named next to the button (`OpenPromises`), so
 * this asks only for a course without files. Coupons that make it free are reported afterwards.
 */
export function useToggleLive({ id, isLive, openPromises: lacking, price }: ToggledCourse): () => void {
  const queries = useQueryClient();
  const refresh = useCourseRefresh();
  const { confirm, notify } = useFeedback();
  const mutationKey = ['admin', 'toggle-live', id];

  const oneKey = adminCourseQuery(id).queryKey;
  const show = (to: boolean) => {
    queries.setQueryData(adminCoursesQuery.queryKey, (list) =>
      list?.map((course) => (course.id === id ? { ...course, isLive: to } : course)),
    );
    queries.setQueryData(oneKey, (course) => course && { ...course, isLive: to });
  };

  const shown = () =>
    (queries.getQueryData(oneKey) ?? queries.getQueryData(adminCoursesQuery.queryKey)?.find((one) => one.id === id))
      ?.isLive;

  const warn = async () => {
    const coupons = await giveawaysOf({ id, price });
    if (coupons) notify(GIVEAWAYS.line, { tone: 'warning', detail: coupons });
  };

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (to: boolean) => toggleLive(id, to),
    onMutate: async (to) => {
      await queries.cancelQueries({ queryKey: adminCoursesQuery.queryKey });
      show(to);
    },
    onSuccess: ({ message, isLive: now, openPromises = [] }) => {
      show(now);
      const isLacking = now && openPromises.length > 0;
      // An Undo that outlived its change would do nothing.
      notify(message, {
        ...(isLacking && { tone: 'warning', detail: OPEN_PROMISES.told(openPromises.length) }),
        action: { label: MANAGE.undo, run: () => shown() === now && mutate(!now) },
      });
      if (now) void warn();
    },
    onError: (error, to) => {
      show(!to);
      notify(ADMIN.courseStatusNotUpdated, { tone: 'failure', detail: referenceOf(error) });
    },
    // Not awaited: the change is complete, and the next click must not be lost while the list is refetched.
    onSettled: () => void refresh(),
  });
  const isAgreed = async () =>
    isLive ||
    !OF_FILES.every((promise) => lacking.includes(promise)) ||
    confirm(OPEN_PROMISES.question, {
      title: OPEN_PROMISES.title,
      details: promiseList(lacking),
      action: MANAGE.makeLive,
      cancel: OPEN_PROMISES.keep,
      tone: 'neutral',
    });

  const toggle = async () => {
    if (queries.isMutating({ mutationKey }) > 0 || !(await isAgreed())) return;
    if (queries.isMutating({ mutationKey }) === 0) mutate(!isLive);
  };
  return () => void toggle();
}
