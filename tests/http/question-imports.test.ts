import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { href, paths } from '../../src/wire/paths.ts';
import type {
  QuestionImportReply,
  QuestionImportStateReply,
  VignetteReply,
  VignettesReply,
} from '../../src/wire/replies/questions.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { authoring } from './support/authoring.ts';
import { notedActs } from './support/noted-acts.ts';
import { problem } from './support/problem.ts';
import { aQuestion, questionBank } from './support/question-bank.ts';

let school: School;
let author: Person;
let bank: ReturnType<typeof questionBank>;
let ada: Person;

beforeAll(async () => {
  school = await openSchool();
  author = await school.admin();
  bank = questionBank(school, author, await school.admin('second'));
  ada = await school.student('ada');
});
afterAll(() => school.close());

const OCTETS = { 'content-type': 'application/octet-stream' };
const post = (path: string, body: string | Buffer, format = 'csv', as = author) =>
  school.ask('POST', `${path}?format=${format}`, { as, body, headers: OCTETS });
const check = (body: string | Buffer, format?: string, as?: Person) =>
  post(paths.questionImportCheck, body, format, as);
const send = (body: string | Buffer, format?: string, as?: Person) => post(paths.questionImports, body, format, as);
const exported = async (query = '') =>
  (await school.ask('GET', `${paths.questionExport}${query}`, { as: author })).text;
const vignettes = async () =>
  ((await school.ask('GET', paths.vignettes, { as: author })).json as VignettesReply).vignettes;

const HEAD = 'case,title,case_text,stem,a,b,c,d,answer,cluster,subject';
const row = (stem: string, answer = 'A') => `${stem},T,C,${stem},One,Two,Three,Four,${answer},c1,endodontics`;

describe('an import', () => {
  it('is checked first, and then makes drafts, once', async () => {
    const file = `${HEAD}\n${row('Alpha?')}\n${row('Beta?', 'B')}\n`;
    const checked = await check(file);
    expect(checked).toMatchObject({ status: 200, json: { vignettes: 2, questions: 2, faults: [], created: [] } });
    expect(await vignettes()).toEqual([]);
    const applied = (await send(file)).json as QuestionImportReply;
    expect(applied).toMatchObject({ vignettes: 2, unchanged: 0 });
    expect(await vignettes()).toMatchObject([
      { state: 'draft', pool: 'practice', isOwn: true, id: applied.created[1]!.vignetteId },
      { state: 'draft', id: applied.created[0]!.vignetteId },
    ]);
    expect((await send(file)).json).toMatchObject({ vignettes: 0, unchanged: 2, created: [] });
    const text = await send('1. Gamma?\nA. One\nB. Two\nC. Three\nD. Four\nANSWER: B\n', 'text');
    expect(text.json).toMatchObject({ vignettes: 1, created: [{ title: 'Gamma?' }] });
    expect(await vignettes()).toHaveLength(3);
  });

  it('with a fault makes nothing, and says where it is', async () => {
    const before = (await vignettes()).length;
    const file = `${HEAD}\n${row('Delta?')}\n${row('Epsilon?', 'Z')}\n`;
    const faults = [{ line: 3, column: 'answer', message: expect.stringContaining('by its letter') }];
    expect(await check(file)).toMatchObject({ status: 200, json: { faults } });
    const refused = await send(file);
    expect(refused).toMatchObject(problem(422, 'questions/faulty-file'));
    expect(refused.json).toMatchObject({ faults, created: [] });
    expect(await vignettes()).toHaveLength(before);
  });

  it('that breaks in the middle leaves nothing', async () => {
    const before = (await vignettes()).length;
    const rows = Array.from({ length: 30 }, (_, at) => row(`Broken ${at}?`));
    const file = `${HEAD}\n${rows.join('\n')}\n`;
    await school.db.raw(
      `create trigger killed before insert on vignette_versions when new.content like '%Broken 25?%'
       begin select raise(abort, 'killed'); end`,
    );
    expect((await send(file)).status).toBe(500);
    await school.db.raw('drop trigger killed');
    expect(await vignettes()).toHaveLength(before);
    expect((await send(file)).json).toMatchObject({ vignettes: 30, unchanged: 0 });
  });

  it('is read in UTF-16 with tabs, and with returns alone', async () => {
    const text = `\ufeff${HEAD}\r${row('Ist es ≥ 4 µm?')}\r`.replaceAll(',', '\t');
    expect((await check(Buffer.from(text, 'utf16le'))).json).toMatchObject({ vignettes: 1, questions: 1, faults: [] });
  });

  it('refuses what is no file, too long, of another kind, or asked for in another way', async () => {
    expect(await send('')).toMatchObject(problem(400, 'request/empty'));
    expect(await send(Buffer.alloc(5 * 1024 * 1024, 'x'))).toMatchObject(problem(413, 'request/too-large'));
    const json = await school.ask('POST', `${paths.questionImports}?format=csv`, { as: author, body: {} });
    expect(json).toMatchObject(problem(415, 'request/unsupported'));
    const csv = { as: author, body: HEAD, headers: { 'content-type': 'text/csv' } };
    expect((await school.ask('POST', `${paths.questionImports}?format=csv`, csv)).status).toBe(415);
    expect(await check(HEAD, 'xlsx')).toMatchObject(problem(422, 'request/invalid', ['format']));
    const xlsx = Buffer.from('PK\x03\x04 xl/workbook.xml \xff', 'latin1');
    expect((await send(xlsx)).json).toMatchObject({ faults: [{ line: 1, message: expect.stringContaining('XLSX') }] });
    const latin = Buffer.from(`${HEAD}\n${row('Où?')}\n`, 'latin1');
    expect((await send(latin)).json).toMatchObject({ faults: [{ line: 2, column: '' }] });
  });

  it('is an administrator’s alone', async () => {
    for (const ask of [check, send]) expect((await ask(HEAD, 'csv', ada)).status).toBe(403);
    expect((await school.ask('GET', href(paths.questionImport, { importId: 'any' }), { as: ada })).status).toBe(403);
    for (const path of [paths.questionExport, paths.questionImportTemplate])
      expect((await school.ask('GET', path, { as: ada })).status).toBe(403);
  });

  it('stands in the audit log, as a check and an export do', async () => {
    const actsOf = async (act: () => Promise<unknown>): Promise<string[]> => {
      await school.db('admin_actions').delete();
      await act();
      return notedActs(school).pluck('path');
    };
    const faulty = `${HEAD}\n${row('Faulty?', 'Z')}\n`;
    expect(await actsOf(() => check(faulty))).toEqual([`POST ${paths.questionImportCheck}`]);
    expect(await actsOf(() => send(faulty))).toEqual([`POST ${paths.questionImports}`]);
    expect(await actsOf(() => send(`${HEAD}\n${row('Noted?')}\n`))).toEqual([`POST ${paths.questionImports}`]);
    expect(await actsOf(exported)).toEqual([`GET ${paths.questionExport}`]);
  });
});

const stateAt = async (address: string) =>
  (await school.ask('GET', address, { as: author })).json as QuestionImportStateReply;

describe('the result of an import', () => {
  it('has an address of its own, where it stays, and a fault as well', async () => {
    const { headers, json } = await send(`${HEAD}\n${row('What is the state of tooth 36?')}\n`);
    const { _id, id, ...report } = json as QuestionImportReply;
    expect(headers['location']).toBe(`${paths.questionImports}/${id}`);
    expect(await stateAt(`${paths.questionImports}/${id}`)).toMatchObject({
      id,
      isApplied: true,
      format: 'csv',
      report,
    });
    const faulty = (await send(`${HEAD}\n${row('Zeta?', 'Z')}\n`)).json as QuestionImportReply;
    expect(await stateAt(`${paths.questionImports}/${faulty.id}`)).toMatchObject({ report: { faults: [{ line: 2 }] } });
    const underApi = await post(`/api${paths.questionImportCheck}`, HEAD);
    expect(underApi.headers['location']).toMatch(/^\/api\/admin\/question-imports\//);
    const none = await school.ask('GET', `${paths.questionImports}/none`, { as: author });
    expect(none).toMatchObject(problem(404, 'questions/no-import'));
  });

  it('appears there where reading takes long, which is answered 202', async () => {
    const before = (await vignettes()).length;
    const { fileReader } = school.installation.dependencies.questions;
    const read = fileReader.readQuestions.bind(fileReader);
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const slow = vi.spyOn(fileReader, 'readQuestions').mockImplementation(async (file) => {
      await held;
      return read(file);
    });
    const { status, headers, json } = await send(`${HEAD}\n${row('Which tooth is the last one?')}\n`);
    expect([status, Object.keys(json as object)]).toEqual([202, ['_id', 'id']]);
    const address = headers['location'] ?? '';
    expect(await stateAt(address)).toMatchObject({ report: null });
    expect(await vignettes()).toHaveLength(before);
    goOn();
    await expect.poll(async () => (await stateAt(address)).report).toMatchObject({ vignettes: 1, created: [{}] });
    expect(await vignettes()).toHaveLength(before + 1);
    slow.mockRestore();
  });
});

describe('an export', () => {
  it('imported again says "unchanged" of everything', async () => {
    for (const text of ['=SUM(A1)', '+1', '-1', '@a', 'µ ≥ "5", 6', "'=1", 'two\nlines'])
      await bank.draft({
        title: text.replace('\n', ' '),
        case: text,
        basis: 'adapted',
        questions: [
          aQuestion(text, {
            explanation: text,
            tags: [text.replace('\n', ' ')],
            options: ['One', 'Two', 'Three', 'Four'].map((name, at) => ({
              text: `${text.replace('\n', ' ')} ${name}`,
              isCorrect: at === 1,
              why: text,
            })),
          }),
        ],
      });
    const { id } = await bank.draft({ case: 'See.\n\n{{figure:1}}' });
    await bank.call('POST', paths.vignetteFigures, id, {
      key: await authoring(school, author).upload('figure.png'),
      description: 'A drawing of a molar\nwith two roots.',
    });
    await bank.create();
    await bank.approved();
    const before = await vignettes();
    const { headers } = await send(await exported());
    // On a busy machine this takes longer than the answer waits for it.
    const report = async () => (await stateAt(headers['location'] ?? '')).report;
    await expect.poll(report).toMatchObject({ vignettes: 0, faults: [], created: [], duplicates: [] });
    expect((await report())?.unchanged).toBeGreaterThanOrEqual(10);
    expect(await vignettes()).toEqual(before);
  });

  it('has what is asked for', async () => {
    expect(await exported('?state=approved')).toContain('The canary explanation.');
    for (const nothing of ['state=retired', 'search=no+such+words', 'cluster=c9'])
      expect((await exported(`?${nothing}`)).trim().split('\n')).toHaveLength(1);
    expect((await school.ask('GET', `${paths.questionExport}?state=odd`, { as: author })).status).toBe(422);
  });
});

it('has a template that imports as one vignette without a fault', async () => {
  const { text, headers } = await school.ask('GET', paths.questionImportTemplate, { as: author });
  expect(headers['content-disposition']).toMatch(/^attachment; filename=questions-template-[\d-]+\.csv$/);
  const { created, faults } = (await send(text)).json as QuestionImportReply;
  expect(faults).toEqual([]);
  const vignette = (
    await school.ask('GET', paths.vignette.replace(':vignetteId', created[0]!.vignetteId), { as: author })
  ).json as VignetteReply;
  expect(vignette.open?.questions[0]).toMatchObject({ cluster: 'c1', options: [{}, { isCorrect: true }, {}, {}] });
});
