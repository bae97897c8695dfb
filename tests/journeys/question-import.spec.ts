import { BANK } from '../../web/text/copy/admin-bank.ts';
import { QUESTION_IMPORT as WORDS } from '../../web/text/copy/admin-question-import.ts';
import { QUESTIONS } from '../../web/text/copy/admin-questions.ts';
import { ADMIN, enter } from './support/people.ts';
import { expect, test } from './support/test.ts';

const COLUMNS = ['case', 'title', 'case_text', 'stem', 'a', 'b', 'c', 'd', 'answer', 'cluster', 'subject'] as const;
type Row = Record<(typeof COLUMNS)[number], string>;

const row = (number: number): Row => ({
  case: `${number}`,
  title: `Pasted case ${number}`,
  // Spreadsheets put quotes around a cell of two lines.
  case_text: number === 2 ? '"A tooth hurts.\nIt hurts at night, too."' : `Tooth ${number} hurts when its owner chews.`,
  stem: `Which test comes first in pasted case ${number}?`,
  a: 'Cold test',
  b: 'Percussion',
  c: 'Probing',
  d: 'Radiograph',
  answer: 'B',
  cluster: 'Clinical information gathering',
  subject: 'endodontics',
});

/** One fault in each of three cases: the line that a text editor counts, the column, what is written and what is meant. */
const FAULTS = [
  { at: 4, line: 6, column: 'answer', wrong: 'X', right: 'B' },
  {
    at: 9,
    line: 11,
    column: 'cluster',
    wrong: 'Clinical information gathring',
    right: 'Clinical information gathering',
  },
  { at: 16, line: 18, column: 'd', wrong: 'Cold test', right: 'Radiograph' },
] as const;

const CELLS = [
  COLUMNS.join('\t'),
  ...Array.from({ length: 20 }, (_, index) => {
    const fault = FAULTS.find(({ at }) => at === index + 1);
    const cells = { ...row(index + 1), ...(fault && { [fault.column]: fault.wrong }) };
    return COLUMNS.map((column) => cells[column]).join('\t');
  }),
].join('\n');

test.use({ ownSchool: {} });

test('twenty cases pasted from a spreadsheet, three faults mended in the text, and twenty drafts', async ({
  page,
  school,
}) => {
  const box = page.getByLabel(WORDS.paste);
  const faults = page.getByRole('table', { name: WORDS.faults });
  const check = page.getByRole('button', { name: WORDS.check, exact: true });
  await enter(page.context(), school.origin, ADMIN);

  await test.step('each fault is named by its line and column, and nothing can be imported', async () => {
    await page.goto('/admin/questions/import');
    await box.focus();
    await page.keyboard.insertText(CELLS);
    await check.click();
    await expect(page.getByText(WORDS.faulty)).toBeVisible();
    const rows = faults.locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(FAULTS.length);
    for (const [at, { line, column }] of FAULTS.entries())
      await expect(rows.nth(at)).toContainText(`${WORDS.lineNumber(line)}${column}`);
    await expect(rows.nth(1)).toContainText(row(1).cluster);
    await expect(page.getByRole('button', { name: /^Import 20/ })).toHaveCount(0);
  });
  await test.step('each is found by a press and mended in the text, while the others stay in sight', async () => {
    for (const { at, line, wrong, right } of FAULTS) {
      await faults.getByRole('button', { name: WORDS.lineNumber(line), exact: true }).click();
      await expect(box).toBeFocused();
      const found = await box.evaluate((area: HTMLTextAreaElement) =>
        area.value.slice(area.selectionStart, area.selectionEnd),
      );
      expect(found).toContain(row(at).title);
      await page.keyboard.insertText(found.replace(`\t${wrong}\t`, `\t${right}\t`));
    }
    await expect(faults).toBeVisible();
    await check.click();
    await expect(page.getByText(WORDS.ready)).toBeVisible();
    await expect(faults).toHaveCount(0);
  });
  await test.step('all of them are drafts of the list', async () => {
    await page.getByRole('button', { name: WORDS.apply(20) }).click();
    await expect(page.getByText(WORDS.done(20))).toBeVisible();
    await page.getByRole('link', { name: WORDS.seeDrafts }).click();
    const list = page.getByRole('table', { name: QUESTIONS.table });
    await expect(list.getByRole('link', { name: /Pasted case/ })).toHaveCount(20);
    await expect(list.getByText(BANK.states.draft, { exact: true })).toHaveCount(20);
    await list.getByRole('link', { name: /Pasted case 2$/ }).click();
    await expect(page.getByText('It hurts at night, too.')).toBeVisible();
  });
});
