import type { Knex } from 'knex';

/** Mock exams that were made of vignettes of the demonstration, and their sittings: the tag follows from the vignettes. */
export async function up(db: Knex): Promise<void> {
  const ofDemo = db('mock_exam_vignettes')
    .join('vignettes', 'vignettes.id', 'mock_exam_vignettes.vignette_id')
    .where('vignettes.is_demo', true)
    .select('mock_exam_vignettes.mock_exam_id');
  await db('mock_exams').whereIn('id', ofDemo.clone()).update({ is_demo: true });
  await db('sittings').whereIn('mock_exam_id', ofDemo.clone()).update({ is_demo: true });
}
