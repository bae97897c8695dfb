import type { JudgedPerson, PeopleFile } from '../../../domain/enrolment/import/judge-people.ts';
import type { WrittenPerson } from '../../../domain/enrolment/import/ports.ts';
import { PEOPLE_LIMITS } from '../../../domain/enrolment/literals.ts';
import type { CheckPeople } from '../../../domain/enrolment/queries/check-people.ts';
import type { GetEnrolmentImport } from '../../../domain/enrolment/queries/get-enrolment-import.ts';
import type { StartEnrolmentImport } from '../../../domain/enrolment/use-cases/start-enrolment-import.ts';
import { peopleQuery, personRow } from '../../../wire/admin-students.ts';
import { check } from '../../../wire/check.ts';
import { paths } from '../../../wire/paths.ts';
import {
  type CheckedPeopleReply,
  checkedPeopleSchema,
  type EnrolmentImportReply,
  enrolmentImportSchema,
  type StartedImportReply,
  startedImportSchema,
} from '../../../wire/replies/enrolment-imports.ts';
import { bytesOf } from '../../raw-body.ts';
import { bothIds } from '../../replies/both-ids.ts';
import { type Call, inContext, type Route, route, WithStatus } from '../../route.ts';

export interface EnrolmentImportUseCases {
  readonly checkPeople: CheckPeople;
  readonly startEnrolmentImport: StartEnrolmentImport;
  readonly getEnrolmentImport: GetEnrolmentImport;
}

type FileCall = Call<{ query: typeof peopleQuery }>;

/** Many people who get one course: what a list of them would do, and doing it. */
export function enrolmentImportRoutes(useCases: EnrolmentImportUseCases): Route[] {
  const judge = async (call: FileCall): Promise<CheckedPeopleReply> => ({
    people: (await useCases.checkPeople.run(fileOf(call))).map(shown),
  });

  const start = async (call: FileCall) => {
    const started = await useCases.startEnrolmentImport.run({ ...fileOf(call), actorId: call.user.userId });
    const reply: StartedImportReply = { ...started, left: started.left.map(shown) };
    return new WithStatus(started.importId === null ? 200 : 202, reply);
  };

  const progress = async ({
    params: { importId },
  }: Call<{ path: typeof paths.enrolmentImport }>): Promise<EnrolmentImportReply> => {
    const { enrolmentImport, counts, refused } = await useCases.getEnrolmentImport.run({ importId });
    const { id, courseId, until, startedAt, people } = enrolmentImport;
    return {
      ...bothIds(id),
      courseId,
      until,
      startedAt: startedAt.toISOString(),
      people,
      waiting: counts.waiting,
      enrolled: counts.enrolled,
      hadCourse: counts['had-course'],
      refusedCount: counts.refused,
      refused: refused.map(({ name, email, refusal }) => ({ name, email, why: refusal })),
    };
  };

  return inContext('enrolment', [
    route({
      method: 'post',
      path: paths.enrolmentImportCheck,
      rule: 'admin',
      roles: ['office'],
      grave: 'no: it only adds',
      limit: 'author',
      summary: 'Say of each person in a file whether they can get a course; the body is the file',
      query: peopleQuery,
      rawBodyLimit: `${PEOPLE_LIMITS.bytes}`,
      isLong: true,
      reply: checkedPeopleSchema,
      refusals: [404],
      handle: judge,
    }),
    route({
      method: 'post',
      path: paths.enrolmentImports,
      rule: 'admin',
      roles: ['office'],
      grave: true,
      limit: 'author',
      summary: 'Give the people of a file a course; the body is the file. 200 where nobody can get it',
      query: peopleQuery,
      rawBodyLimit: `${PEOPLE_LIMITS.bytes}`,
      isLong: true,
      reply: startedImportSchema,
      status: [202, 200],
      refusals: [404],
      handle: start,
    }),
    route({
      method: 'get',
      path: paths.enrolmentImport,
      rule: 'admin',
      roles: ['office'],
      summary: 'How far an import of people has come',
      cache: 'no-store',
      reply: enrolmentImportSchema,
      handle: progress,
    }),
  ]);
}

const fileOf = ({ query: { courseId, until }, req }: FileCall): PeopleFile & { until?: string } => ({
  bytes: bytesOf(req),
  courseId,
  tidy,
  ...(until !== undefined && { until }),
});

/** By the rules of every account. */
async function tidy(person: WrittenPerson): Promise<WrittenPerson & { fault: string }> {
  const checked = await check(personRow, person);
  return 'value' in checked ? { ...checked.value, fault: '' } : { ...person, fault: checked.message };
}

const shown = ({ line, name, email, state, fault }: JudgedPerson) => ({ line, name, email, state, fault });
