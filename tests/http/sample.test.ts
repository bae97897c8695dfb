import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../src/wire/paths.ts';
import { fillBank } from '../support/approved-vignettes.ts';
import { publishedMockExam } from '../support/published-mock-exam.ts';
import { openSchool, type School } from '../support/school.ts';
import { problem } from './support/problem.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
  await fillBank(school.db, ['free'], { pool: 'sample' });
});
afterAll(() => school.close());

const answer = (body: object) => school.ask('POST', `/api${paths.sampleAnswers}`, { body });

describe('five questions for anybody', () => {
  it('are shown without a word of their answers, and explained one by one', async () => {
    const { status, headers, json, text } = await school.ask('GET', `/api${paths.sample}`);
    expect([status, headers['cache-control'], headers['set-cookie']]).toEqual([200, 'no-store', undefined]);
    expect(json).toMatchObject({ isDemo: false, vignettes: [{ id: 'free', position: 1 }] });
    expect(text).not.toMatch(/Because|Why|Look twice/);
    expect(await answer({ question: 'free-2', option: 'free-2-b' })).toMatchObject({
      status: 200,
      json: { question: 'free-2', option: 'free-2-b', correctOption: 'free-2-a', takeaway: 'Look twice.' },
    });
  });

  it('refuse what is none of them', async () => {
    expect(await answer({ question: 'other', option: 'other-a' })).toMatchObject(problem(404, 'exam/no-sample'));
    expect(await answer({ question: 'free-1' })).toMatchObject(problem(422, 'request/invalid', ['option']));
  });

  it('lead to the newest free mock exam that is published', async () => {
    const free = async () => (await school.ask('GET', `/api${paths.freeMock}`)).json;
    expect(await free()).toEqual({ mock: null });
    const { mockExams } = school.installation.dependencies.exam;
    await mockExams.add(publishedMockExam([['free']], { id: 'paid' }));
    await mockExams.add(publishedMockExam([['free']], { id: 'free', title: 'Try the exam', isFree: true }));
    expect(await free()).toEqual({ mock: { title: 'Try the exam', vignettes: 1, minutes: 20 } });
  });

  it('cost one statement a visit once they were read', async () => {
    const statements: string[] = [];
    const note = ({ sql }: { sql: string }) => statements.push(sql);
    school.db.on('query', note);
    await school.ask('GET', `/api${paths.sample}`);
    school.db.removeListener('query', note);
    expect(statements).toHaveLength(1);
  });
});
