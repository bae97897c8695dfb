import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
