import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { guideDocument, notesDocument, paperDocument } from '../drawing/documents.ts';
import { dayPapers } from '../first-module/first-module.ts';
import { curriculum } from '../lessons/curriculum.ts';
import { mockPaper1 } from '../papers/mock-paper-1.ts';
import { mockPaper2 } from '../papers/mock-paper-2.ts';
import { therapeuticNotes } from '../papers/therapeutic-notes.ts';
import { curriculumNotes } from '../study-notes/curriculum-notes.ts';
import type { Made, OrKept } from './made.ts';
import { settled } from './settled-pdf.ts';

/** Prints the study notes, the mock papers and the therapeutic notes. */
export async function makePdfs(browser: Browser, folder: string, orKept: OrKept): Promise<Made[]> {
  const made: Made[] = [];
  for (const [index, notes] of curriculumNotes.entries()) {
    const lesson = curriculum[index];
    if (lesson?.moduleNumber !== notes.moduleNumber)
      throw new Error(`Notes ${index + 1} do not belong to their lesson`);
    const name = `module-${lesson.moduleNumber}-${lesson.slug}-notes.pdf`;
    const notesPdf = async (): Promise<Made> => {
      const pages = await print(browser, notesDocument(lesson, notes), join(folder, name));
      if (pages !== 2) throw new Error(`${name} should have two pages, not ${pages}`);
      return { name, title: `${lesson.title}: study notes`, module: lesson.moduleNumber, kind: 'pdf', pages };
    };
    made.push(await orKept(name, notesPdf));
  }
  for (const { slug, title, html, ...where } of [...loosePapers(), ...dayPdfs()]) {
    const name = `${slug}.pdf`;
    made.push(
      await orKept(name, async () => {
        const pages = await print(browser, html, join(folder, name));
        return { name, title, ...where, kind: 'pdf', pages };
      }),
    );
  }
  return made;
}

interface PrintJob {
  readonly slug: string;
  readonly title: string;
  readonly html: string;
  readonly module?: number;
  readonly day?: number;
}

function loosePapers(): PrintJob[] {
  return [
    ...[mockPaper1, mockPaper2].map(({ slug, title, ...paper }) => ({
      slug,
      title,
      html: paperDocument({ slug, title, ...paper }),
    })),
    { slug: therapeuticNotes.slug, title: therapeuticNotes.title, html: guideDocument(therapeuticNotes) },
  ];
}

const dayPdfs = (): PrintJob[] =>
  dayPapers.flatMap((entry) => {
    if (entry.kind === 'docx') return [];
    const { slug, title } = entry.kind === 'paper' ? entry.paper : entry.guide;
    const eyebrow = `MODULE 01 · DAY ${entry.day}`;
    const html = entry.kind === 'paper' ? paperDocument(entry.paper) : guideDocument(entry.guide, eyebrow, 1);
    return [{ slug, title, html, module: 1, day: entry.day }];
  });

/** Writes the PDF and returns its number of pages. */
async function print(browser: Browser, html: string, path: string): Promise<number> {
  const page = await browser.newPage();
  await page.setContent(html);
  await page.evaluate('document.fonts.ready.then(() => true)');
  const pdf = settled(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }));
  await page.close();
  await writeFile(path, pdf);
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}
