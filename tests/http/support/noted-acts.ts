import type { School } from '../../support/school.ts';

/** Kinds that are written when their second is over (event-recorder.ts), and so perhaps in the middle of the next test. */
const LATE = ['signed-in', 'rights-refused'];

/** Audit entries that are written with what they tell of. */
export const notedActs = ({ db }: Pick<School, 'db'>) => db('admin_actions').whereNotIn('kind', LATE);
