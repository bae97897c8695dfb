import type { Knex } from 'knex';

const AT_ONCE = 500;

/** Copies a sitting so often, each of a mock exam of its own: one person has one open sitting of each. */
export async function multiplySittings(db: Knex, sittingId: string, count: number): Promise<void> {
  const sitting = await db('sittings').where({ id: sittingId }).first();
  const section = await db('sitting_sections').where({ sitting_id: sittingId }).first();
  for (let from = 0; from < count; from += AT_ONCE) {
    const ids = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => `${sittingId}-${from + at}`);
    await db('sittings').insert(ids.map((id) => ({ ...sitting, id, mock_exam_id: id, idempotency_key: id })));
    await db('sitting_sections').insert(ids.map((id) => ({ ...section, sitting_id: id })));
  }
}
