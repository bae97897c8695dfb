import { dayOf } from '../../../domain/kernel/calendar.ts';
import { percentOf } from '../../../domain/reporting/class-directory.ts';
import type { GetClass } from '../../../domain/reporting/queries/get-class.ts';
import type { GetClassAnswers } from '../../../domain/reporting/queries/get-class-answers.ts';
import { classExportQuery, classQuery } from '../../../wire/class.ts';
import { paths } from '../../../wire/paths.ts';
import { classAnswersSchema, classSchema } from '../../../wire/replies/class.ts';
import { byCluster, classAnswersReply, classReply } from '../../replies/class-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';
import { sendCsv } from '../../send-csv.ts';

export interface ClassUseCases {
  readonly getClass: GetClass;
  readonly getClassAnswers: GetClassAnswers;
}

type OfCourse = { path: typeof paths.courseClass };

const HEAD = ['Name', 'Email', 'Items done', 'Items', 'Last visit', 'Access until', 'Tests finished'];

/** Students of a course for its teachers: who is silent, who is weak in what, and what many got wrong. */
export function classRoutes({ getClass, getClassAnswers }: ClassUseCases): Route[] {
  const list = async ({ params, query }: Call<OfCourse & { query: typeof classQuery }>) => {
    const { show: filter, page, limit } = query;
    return classReply(await getClass.run({ ...params, filter, page, limit }), limit);
  };

  const save = async ({ params, query, res }: Call<OfCourse & { query: typeof classExportQuery }>): Promise<void> => {
    const { course, areas, pages } = await getClass.export({ ...params, filter: query.show });
    await sendCsv(res, {
      name: 'class',
      head: [...HEAD, ...areas.clusters.flatMap(({ title }) => [`${title}: % right`, `${title}: answers`])],
      pages,
      lineOf: ({ name, email, doneCount, lastSeenAt, endsAt, finishedTests, clusters }) => [
        name,
        email,
        String(doneCount),
        String(course.itemCount),
        lastSeenAt === null ? '' : dayOf(lastSeenAt),
        dayOf(endsAt),
        String(finishedTests),
        ...byCluster(areas, clusters).flatMap((one) => [String(percentOf(one) ?? ''), String(one.of)]),
      ],
    });
  };

  return inContext('reporting', [
    route({
      method: 'get',
      path: paths.courseClass,
      rule: 'admin',
      roles: ['teacher'],
      summary: 'Students of a course: how far they are, when they came last, what they know by cluster',
      query: classQuery,
      cache: 'no-store',
      reply: classSchema,
      refusals: [404],
      handle: list,
    }),
    route({
      method: 'get',
      path: paths.classExport,
      rule: 'admin',
      roles: ['teacher'],
      grave: true,
      summary: 'Students of a course as a table for a spreadsheet',
      query: classExportQuery,
      cache: 'no-store',
      media: ['text/csv'],
      isCompressed: true,
      refusals: [404],
      respond: save,
    }),
    route({
      method: 'get',
      path: paths.classAnswers,
      rule: 'admin',
      roles: ['teacher'],
      summary: 'What the class of a course knows as a whole, and the questions that it missed most',
      cache: 'no-store',
      reply: classAnswersSchema,
      refusals: [404],
      handle: async ({ params }: Call<OfCourse>) => classAnswersReply(await getClassAnswers.run(params)),
    }),
  ]);
}
