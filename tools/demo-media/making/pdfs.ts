import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { guideDocument, notesDocument, paperDocument } from '../drawing/documents.ts';
import { curriculum } from '../lessons/curriculum.ts';
import { mockPaper1 } from '../papers/mock-paper-1.ts';
import { mockPaper2 } from '../papers/mock-paper-2.ts';
import { therapeuticNotes } from '../papers/therapeutic-notes.ts';
import { curriculumNotes } from '../study-notes/curriculum-notes.ts';
import type { Made } from './made.ts';
import { settled } from './settled-pdf.ts';

/** Prints the study notes, the mock papers and the therapeutic notes. */
export async function makePdfs(browser: Browser, folder: string): Promise<Made[]> {
  const made: Made[] = [];
  for (const [index, notes] of curriculumNotes.entries()) {
    const lesson = curriculum[index];
    if (lesson?.moduleNumber !== notes.moduleNumber)
      throw new Error(`Notes ${index + 1} do not belong to their lesson`);
    const name = `module-${lesson.moduleNumber}-${lesson.slug}-notes.pdf`;
    const pages = await print(browser, notesDocument(lesson, notes), join(folder, name));
    if (pages !== 2) throw new Error(`${name} should have two pages, not ${pages}`);
    made.push({ name, title: `${lesson.title}: study notes`, module: lesson.moduleNumber, kind: 'pdf', pages });
  }
  for (const { slug, title, html } of loosePapers()) {
    const pages = await print(browser, html, join(folder, `${slug}.pdf`));
    made.push({ name: `${slug}.pdf`, title, kind: 'pdf', pages });
  }
  return made;
}

function loosePapers() {
  return [
    ...[mockPaper1, mockPaper2].map((paper) => ({ ...paper, html: paperDocument(paper) })),
    { ...therapeuticNotes, html: guideDocument(therapeuticNotes) },
  ];
}

/** Writes the PDF and answers its number of pages. */
async function print(browser: Browser, html: string, path: string): Promise<number> {
  const page = await browser.newPage();
  await page.setContent(html);
  await page.evaluate('document.fonts.ready.then(() => true)');
  const pdf = settled(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }));
  await page.close();
  await writeFile(path, pdf);
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}
