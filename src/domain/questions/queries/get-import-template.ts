import type { ImportRow } from '../import/columns.ts';
import { packed } from '../import/packed.ts';
import type { ExamTaxonomy } from '../ports.ts';

/** One row that shows how a question is written, with a cluster and a subject of the blueprint. */
export class GetImportTemplate {
  constructor(private readonly taxonomy: ExamTaxonomy) {}

  async run(): Promise<ImportRow['cells']> {
    const { clusters, subjects } = await this.taxonomy.current();
    return { ...EXAMPLE, cluster: clusters[0]?.title ?? '', subject: subjects[0]?.title ?? '' };
  }
}

const EXAMPLE: ImportRow['cells'] = {
  case: '1',
  title: 'Title of the case, for your lists',
  case_text: 'The case. Repeat its number in each row that asks about it.',
  stem: 'The question',
  a: 'First option',
  b: 'Second option',
  c: 'Third option',
  d: 'Fourth option',
  answer: 'B',
  tags: 'first tag, second tag',
  why_a: 'Why A is not the best answer',
  why_b: 'Why B is right',
  why_c: 'Why C is not the best answer',
  why_d: 'Why D is not the best answer',
  explanation: 'What decides between them',
  takeaway: 'One sentence to remember',
  reference_1: packed(['Title', 'Publisher', '2024', 'https://www.example.org/'], '|'),
};
