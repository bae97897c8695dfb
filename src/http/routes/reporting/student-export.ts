import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dayOf } from '../../../domain/kernel/calendar.ts';
import type { ExportStudents } from '../../../domain/reporting/queries/export-students.ts';
import type { StudentSummary } from '../../../domain/reporting/student-directory.ts';
import type { exportQuery } from '../../../wire/admin-students.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../csv.ts';
import type { Call } from '../../route.ts';

const HEAD = ['Name', 'Email', 'Phone', 'Joined', 'Purchased courses', 'Access until'];

const lineOf = ({ name, email, phone, joinedAt, courses }: StudentSummary): string =>
  csvLine([
    name,
    email,
    phone,
    joinedAt.toISOString().slice(0, 10),
    courses.map(({ title }) => title).join('; '),
    courses.map(({ endsAt }) => dayOf(endsAt)).join('; '),
  ]);

/** GET /admin/students/export.csv: read as fast as the client takes it, so that its size is nowhere in memory. */
export const exportStudents =
  (useCase: ExportStudents) =>
  async ({ query: { search }, user, res }: Call<{ query: typeof exportQuery }>): Promise<void> => {
    const pages = useCase.run({ actorId: user.userId, search });
    // Asked before the head is written: a database that is down still gets a proper refusal.
    const first = await pages.next();
    res.attachment(`students-${new Date().toISOString().slice(0, 10)}.csv`);
    res.type('text/csv; charset=utf-8');
    await pipeline(Readable.from(text(first.value ?? [], pages)), res).catch((error: unknown) => {
      if (!isClientGone(error)) throw error;
    });
  };

async function* text(
  first: readonly StudentSummary[],
  rest: AsyncIterable<readonly StudentSummary[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEAD) + first.map(lineOf).join('');
  for await (const students of rest) yield students.map(lineOf).join('');
}

const isClientGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
