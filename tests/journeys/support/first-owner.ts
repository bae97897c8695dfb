import { once } from 'node:events';
import { type BuiltSchool, startRole } from './built-school.ts';
import type { Person } from './people.ts';

/** Makes an owner with the operator's command, as in a school that has nobody. */
export async function makeFirstOwner(school: BuiltSchool, { name, email, password }: Person): Promise<void> {
  const adding = startRole('admin:create', {
    ...school.env,
    ADMIN_NAME: name,
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
  });
  const [code] = (await once(adding, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`admin:create ended with code ${code}.`);
}
