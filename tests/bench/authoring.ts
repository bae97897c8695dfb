/**
 * `npm run bench -- authoring`: a large course deleted, against the bare statement; and 300 PDFs through the bulk
 * page in Chromium, against a bare loop that PUTs the same bytes to the same server: one in the same browser, and
 * one of Node, which is what a browser costs.
 */

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from '../../src/main/build.ts';
import { ADMIN as WORDS } from '../../src/wire/admin-messages.ts';
import type { DeletedReply } from '../../src/wire/replies/trash.ts';
import type { PresignReply } from '../../src/wire/replies/uploads.ts';
import { BULK } from '../../web/text/copy/admin-bulk.ts';
import { draftCourse } from '../journeys/support/authoring.ts';
import { BuiltSchool } from '../journeys/support/built-school.ts';
import { ADMIN, ask, enter, signIn } from '../journeys/support/people.ts';
import { chromiumArguments, provideChromium } from '../support/provision/chromium.ts';
import { bareDeletionMs, largeCourse } from './large-course.ts';
import { loopInPage } from './loop-in-page.ts';
import { median } from './process-figures.ts';
import { say } from './report.ts';
import { send } from './senders.ts';

const [MODULES, FILES, DELETIONS] = [10, 2000, 5];
const [PDFS, PDF_BYTES, ROUNDS] = [300, 2_000_000, 3];
const PATIENCE_MS = 300_000;

const seconds = (start: number): number => (performance.now() - start) / 1000;

build();
const school = await BuiltSchool.open({ SEED_DEMO: 'small' });
const browser = await chromium.launch({ executablePath: await provideChromium(), args: chromiumArguments });
const folder = mkdtempSync(join(tmpdir(), 'cusp-bench-pdfs-'));
try {
  say(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, Chromium ${browser.version()}\n`);
  // Making a course signs in anew, which ends what was signed in before.
  const tokenNow = async () => (await signIn(school.origin, ADMIN)).token;

  const answers: number[] = [];
  const bare: number[] = [];
  const gone: number[] = [];
  for (let round = 0; round < DELETIONS; round += 1) {
    const course = await largeCourse(school, MODULES, FILES);
    const token = await tokenNow();
    const start = performance.now();
    const { status, body } = await ask<DeletedReply>(school.origin, `/admin/courses/${course.id}`, {
      token,
      method: 'DELETE',
    });
    answers.push(performance.now() - start);
    if (status !== 200) throw new Error(`Deleting answered ${status}.`);
    const purging = performance.now();
    const purged = await ask(school.origin, `/admin/trash/${body.trashId}`, { token, method: 'DELETE' });
    if (purged.status !== 200) throw new Error(`Purging answered ${purged.status}.`);
    while (course.paths.some((path) => existsSync(path))) await new Promise((resolve) => setTimeout(resolve, 20));
    gone.push(seconds(purging));
    bare.push(await bareDeletionMs(school, (await largeCourse(school, MODULES, FILES)).id));
  }
  say(
    `deleting ${MODULES} modules, ${MODULES * 7} days, ${FILES} files: answers in ${median(answers).toFixed(0)} ms (at most ${Math.max(...answers).toFixed(0)}),`,
  );
  say(
    `  ${(median(answers) / median(bare)).toFixed(2)} × the bare cascade of ${median(bare).toFixed(0)} ms; purged, every object is gone after ${median(gone).toFixed(2)} s\n`,
  );

  const paths = Array.from({ length: PDFS }, (_, n) => join(folder, `Paper ${n + 1}.pdf`));
  for (const path of paths) {
    const content = Buffer.alloc(PDF_BYTES, 'The text of a paper. ');
    content.write('%PDF-1.7\n', 0);
    content.write('\n%%EOF\n', PDF_BYTES - 7);
    writeFileSync(path, content);
  }
  const loops: number[] = [];
  const browserLoops: number[] = [];
  const pages: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const token = await tokenNow();
    const loop = performance.now();
    for (let n = 0; n < PDFS; n += 1) {
      const query = new URLSearchParams({ fileName: `${n}.pdf`, fileType: 'application/pdf', folder: 'documents' });
      const { body } = await ask<PresignReply>(school.origin, `/upload/presign?${query.toString()}`, { token });
      await send(new URL(body.uploadUrl, school.origin).href, PDF_BYTES, { type: 'application/pdf' });
    }
    loops.push(seconds(loop));

    const bare = await browser.newContext({ baseURL: school.origin });
    browserLoops.push(await loopInPage(await bare.newPage(), paths, token));
    await bare.close();

    const course = await draftCourse(school.origin, 1);
    const context = await browser.newContext({ baseURL: school.origin });
    await enter(context, school.origin, ADMIN);
    const page = await context.newPage();
    await page.goto(`/admin/bulk-pdf-upload?course=${course.id}&module=${course.weeks[0]?.id ?? ''}`);
    await page.locator('input[type=file]').first().setInputFiles(paths);
    const start = performance.now();
    await page.getByRole('button', { name: BULK.uploadCount(PDFS) }).click();
    await page.getByText(WORDS.bulkUploaded(PDFS), { exact: true }).first().waitFor({ timeout: PATIENCE_MS });
    pages.push(seconds(start));
    await context.close();
  }
  const megabytes = (PDFS * PDF_BYTES) / 1e6;
  const rate = (times: readonly number[]) =>
    `${median(times).toFixed(1)} s (${(megabytes / median(times)).toFixed(0)} MB/s)`;
  const ratio = (times: readonly number[]) => (median(pages) / median(times)).toFixed(2);
  say(
    `${PDFS} PDFs of ${PDF_BYTES / 1e6} MB, medians of ${ROUNDS}: the bare loop ${rate(browserLoops)} in the browser, ${rate(loops)} in Node,`,
  );
  say(
    `  the bulk page ${rate(pages)}, their records saved: ${ratio(browserLoops)} × the loop in the browser, ${ratio(loops)} × the one in Node`,
  );
} finally {
  await browser.close();
  await school.close();
  rmSync(folder, { recursive: true, force: true });
}
