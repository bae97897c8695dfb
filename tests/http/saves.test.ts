import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../src/wire/paths.ts';
import { countQueries } from '../contracts/count-queries.ts';
import { fillBank } from '../support/approved-vignettes.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { answer, questionIds, sittingCalls } from './support/sitting-calls.ts';

let school: School;
let calls: ReturnType<typeof sittingCalls>;
let enrolled: (name: string) => Promise<Person>;

beforeAll(async () => {
  school = await openSchool();
  calls = sittingCalls(school);
  const { id } = await school.course();
  enrolled = async (name) => {
    const person = await school.student(name);
    await school.enrol(person.id, id);
    return person;
  };
});
afterAll(() => school.close());

/** Leaves so many cases to practise, of so many questions each, with ids as long as those of the product. */
async function practised(cases: number, questions: number): Promise<void> {
  await school.db('vignettes').update({ retired_at: Date.now() });
  const { ids } = school.installation.dependencies.kernel;
  await fillBank(
    school.db,
    Array.from({ length: cases }, () => ids.next()),
    { questions },
  );
}

describe('a save', () => {
  it('asks the database four times, with one answer and with seventy, among few sittings and many', async () => {
    const [kim, mia] = [await enrolled('kim'), await enrolled('mia')];
    await practised(14, 5);
    const { id } = await calls.running(kim, { vignettes: 14 });
    const rows = questionIds(await calls.questions(kim, id)).map((question) => answer(question));
    expect(rows).toHaveLength(70);
    const asked = async (sequence: number, answers: object[]) => {
      let status = 0;
      const all = await countQueries(
        school.db,
        async () => ({ status } = await calls.save(kim, id, sequence, answers)),
      );
      expect(status).toBe(200);
      return all - (await countQueries(school.db, () => school.ask('GET', paths.me, { as: kim })));
    };
    const one = await asked(1, rows.slice(0, 1));
    expect(one).toBeLessThanOrEqual(4);
    expect(await asked(2, rows)).toBe(one);
    for (let made = 0; made < 50; made += 1) await calls.running(mia, { vignettes: 1 });
    expect(await asked(3, rows)).toBe(one);
  });

  it('holds three hundred questions, each with all that can be done to one', async () => {
    const lou = await enrolled('lou');
    await practised(3, 100);
    const { id } = await calls.running(lou, { vignettes: 3 });
    const questions = questionIds(await calls.questions(lou, id));
    expect(questions).toHaveLength(300);
    const sheet = questions.map((question) =>
      answer(question, 'a', {
        flagged: true,
        seconds: 86_400,
        struck: ['b', 'c', 'd'].map((one) => `${question}-${one}`),
      }),
    );
    expect(await calls.save(lou, id, 1, sheet)).toMatchObject({ status: 200, json: { sequence: 1 } });
    expect(await calls.submit(lou, id, 1, sheet)).toMatchObject({
      status: 200,
      json: { sections: [{ answered: 300 }] },
    });
  });
});
