import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '../../src/wire/paths.ts';
import type { SettingsReply, SetupChecklistReply } from '../../src/wire/replies/school.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { type FakeSmtp, openSmtp } from '../support/smtp-server.ts';
import { problem } from './support/problem.ts';

let smtp: FakeSmtp;
let school: School;
let owner: Person;

beforeAll(async () => {
  smtp = await openSmtp();
  school = await openSchool({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'mail@school.example' });
  owner = await school.admin();
});
afterAll(async () => {
  await school.close();
  await smtp.close();
});

const ask = (as?: Person) => school.ask('GET', `/api${paths.opening}`, as ? { as } : {});
async function done(): Promise<string[]> {
  const { steps } = (await ask(owner)).json as SetupChecklistReply;
  return steps.filter(({ isDone }) => isDone).map(({ step }) => step);
}

it('is told to owners alone, and kept by nobody', async () => {
  const { status, headers, json } = await ask(owner);
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(json).toMatchObject({ courseId: null, isNew: true });
  expect((json as SetupChecklistReply).steps).toHaveLength(14);
  expect(await done()).toEqual([]);
  expect(await ask()).toMatchObject(problem(401, 'identity/not-signed-in'));
  for (const as of [await school.student('ada'), await school.member('office')])
    expect((await ask(as)).status).toBe(403);
  expect(await done()).toEqual(['team']);
});

it('takes a test mail for done when the mail server took it, and not before', async () => {
  const send = () => school.ask('POST', '/api/admin/mail-templates/welcome/send', { as: owner });
  smtp.mood = 'no-such-box';
  expect((await send()).status).toBe(204);
  await school.drainJobs();
  expect(await done()).toEqual(['team']);
  smtp.mood = 'well';
  await send();
  await school.drainJobs();
  expect(await done()).toEqual(['mail', 'team']);
  // Mails are kept for some months, and this for good.
  await school.db('mails').delete();
  expect(await done()).toEqual(['mail', 'team']);
});

it('follows what is published', async () => {
  const { content, revision } = (await school.ask('GET', paths.schoolSettings, { as: owner })).json as SettingsReply;
  const named = {
    ...content,
    school: { ...content.school, name: 'Molar School' },
    tax: { ...content.tax, isUnregistered: true },
  };
  const saved = await school.ask('PUT', paths.settingsDraft, { as: owner, body: { revision, content: named } });
  expect(await done()).toEqual(['mail', 'team']);
  await school.ask('POST', paths.publishSettings, {
    as: owner,
    body: { revision: (saved.json as SettingsReply).revision },
  });
  expect(await done()).toEqual(['name', 'tax', 'mail', 'team']);
});
