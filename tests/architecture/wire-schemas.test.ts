import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type AnySchema, array, boolean, isSchema, number, object } from 'yup';

const folder = join(import.meta.dirname, '../../src/wire');
const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));

/** Every schema that a module of the wire offers, by its name. */
async function schemasOf(file: string): Promise<[string, AnySchema][]> {
  const module = (await import(join(folder, file))) as Readonly<Record<string, unknown>>;
  return Object.entries(module).flatMap(([name, value]) => (isSchema(value) ? [[name, value as AnySchema]] : []));
}

interface Parts {
  readonly spec: { readonly strict?: boolean; readonly default?: unknown };
  readonly fields?: Readonly<Record<string, AnySchema>>;
  readonly innerType?: AnySchema;
}

/** Fields whose default never comes about: yup casts nothing in a strict schema, and so fills in nothing. */
function deadDefaults(name: string, schema: AnySchema): string[] {
  const { spec, fields = {}, innerType } = schema as unknown as Parts;
  const isDead = spec.strict === true && spec.default !== undefined;
  return [
    ...(isDead ? [name] : []),
    ...Object.entries(fields).flatMap(([field, inner]) => deadDefaults(`${name}.${field}`, inner)),
    ...(innerType ? deadDefaults(`${name}[]`, innerType) : []),
  ];
}

describe('a default of a request', () => {
  it('comes about: no schema of the wire is strict and has one', async () => {
    const schemas = (await Promise.all(files.map(schemasOf))).flat();
    expect(schemas.length).toBeGreaterThan(40);
    expect(schemas.flatMap(([name, schema]) => deadDefaults(name, schema))).toEqual([]);
  });

  it('that would never come about is caught, also below a list and a field', () => {
    const mistake = boolean().strict().default(false);
    expect(deadDefaults('body', object({ endsAccess: mistake }))).toEqual(['body.endsAccess']);
    const rows = array().of(object({ at: number().default(1).strict() }));
    expect(deadDefaults('body', object({ rows }))).toEqual(['body.rows[].at']);
    expect(object({ endsAccess: mistake }).validateSync({})).not.toHaveProperty('endsAccess');
  });
});
