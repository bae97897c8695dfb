/*
 * JSON calls a module a week. The queries of this folder translate each reply here, before it is cached, so that no
 * screen has to know: `weeks` are `modules` and a `weekNumber` is a `moduleNumber` from here on.
 */

interface Week {
  weekNumber: number;
}

type Module<Reply extends Week> = Omit<Reply, 'weekNumber'> & { moduleNumber: number };

/** A course of any reply, with what that reply says of it. */
export type CourseInModules<Reply extends { weeks: Week[] }> = Omit<Reply, 'weeks'> & {
  modules: Module<Reply['weeks'][number]>[];
};

export const courseInModules = <Reply extends Week, Rest>({ weeks, ...course }: Rest & { weeks: Reply[] }) => ({
  ...course,
  modules: weeks.map(({ weekNumber, ...module }): Module<Reply> => ({ ...module, moduleNumber: weekNumber })),
});
