import type { CandidateResult, ListMockResults } from '../../../domain/exam/queries/list-mock-results.ts';
import { momentInWords } from '../../../domain/kernel/calendar.ts';
import { paths } from '../../../wire/paths.ts';
import { mockResultsSchema } from '../../../wire/replies/mock-results.ts';
import { mockResultsReply } from '../../replies/mock-result-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';
import { sendCsv } from '../../send-csv.ts';

type OfMockExam = { path: typeof paths.mockResults };

/** Results of the candidates of a mock exam, for teachers: as a list, and as a table for a spreadsheet. */
export function mockResultRoutes({ listMockResults }: { readonly listMockResults: ListMockResults }): Route[] {
  const list = async ({ params }: Call<OfMockExam>) => mockResultsReply(await listMockResults.run(params));

  const save = async ({ params, res }: Call<OfMockExam>): Promise<void> => {
    const { results } = await listMockResults.run(params);
    const clusters = results[0]?.clusters ?? [];
    await sendCsv(res, {
      name: 'mock-exam-results',
      head: [
        'Name',
        'Ended',
        ...clusters.flatMap(({ title }) => [title, `${title}: of`, `${title}: pass mark`]),
        ...TAIL,
      ],
      pages: inOnePage(results),
      lineOf: lineOf,
    });
  };

  return inContext('exam', [
    route({
      method: 'get',
      path: paths.mockResults,
      rule: 'admin',
      roles: ['teacher'],
      isNoted: true,
      summary: 'Results of a mock exam: points of each candidate by cluster against the mark',
      cache: 'no-store',
      reply: mockResultsSchema,
      refusals: [404],
      handle: list,
    }),
    route({
      method: 'get',
      path: paths.mockResultsExport,
      rule: 'admin',
      roles: ['teacher'],
      grave: true,
      summary: 'The same results as a table for a spreadsheet',
      cache: 'no-store',
      media: ['text/csv'],
      refusals: [404],
      respond: save,
    }),
  ]);
}

const TAIL = ['Below the mark', 'Seconds'];

async function* inOnePage(results: readonly CandidateResult[]): AsyncGenerator<readonly CandidateResult[]> {
  yield results;
}

const lineOf = ({ name, endedAt, clusters, below, seconds }: CandidateResult): string[] => [
  name,
  momentInWords(endedAt),
  ...clusters.flatMap(({ correct, of, passMark }) => [
    String(correct),
    String(of),
    passMark === null ? '' : String(passMark),
  ]),
  String(below),
  String(seconds),
];
