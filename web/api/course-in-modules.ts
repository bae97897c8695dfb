/*
 * Translates replies before they are cached: JSON calls a module a week. In the web code, `weeks` are `modules` and a
 * `weekNumber` is a `moduleNumber`.
 */

interface Week {
  weekNumber: number;
}

type Module<Reply extends Week> = Omit<Reply, 'weekNumber'> & { moduleNumber: number };

/** A course of any reply, translated. */
export type CourseInModules<Reply extends { weeks: Week[] }> = Omit<Reply, 'weeks'> & {
  modules: Module<Reply['weeks'][number]>[];
};

export const courseInModules = <Reply extends Week, Rest>({ weeks, ...course }: Rest & { weeks: Reply[] }) => ({
  ...course,
  modules: weeks.map(({ weekNumber, ...module }): Module<Reply> => ({ ...module, moduleNumber: weekNumber })),
});
