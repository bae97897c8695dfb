import { describe, expect, it } from 'vitest';
import { KnexEnrolmentImports } from '../../src/adapters/knex/enrolment/enrolment-imports.ts';
import type { EnrolmentImport, EnrolmentImports } from '../../src/domain/enrolment/import/ports.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { monday, ODD_TEXT, tuesday } from './samples.ts';

const PEOPLE = Array.from({ length: 450 }, (_, at) => ({ name: ODD_TEXT, email: `${at}@example.org` }));

const anImport = (facts: Partial<EnrolmentImport> = {}): EnrolmentImport => ({
  id: 'import',
  courseId: 'course',
  until: '2026-12-31',
  actorId: 'boss',
  people: PEOPLE.length,
  startedAt: monday,
  ...facts,
});

/** What every EnrolmentImports promises. `open` hands over an empty one. */
function enrolmentImportsContract(adapter: string, open: () => Promise<EnrolmentImports>): void {
  describe(`EnrolmentImports on ${adapter}`, () => {
    it('gives an import back as it was, with its people in their order', async () => {
      const imports = await open();
      await imports.add(anImport(), PEOPLE);
      await imports.add(anImport({ id: 'other', until: null, people: 1 }), PEOPLE.slice(0, 1));
      expect(await imports.find('import')).toEqual(anImport());
      expect(await imports.find('other')).toEqual(anImport({ id: 'other', until: null, people: 1 }));
      expect(await imports.find('none')).toBeUndefined();
      const slice = await imports.waiting('import', 400, 100);
      expect(slice.map(({ position }) => position)).toEqual(Array.from({ length: 50 }, (_, at) => 400 + at));
      expect(slice[0]).toEqual({ position: 400, ...PEOPLE[400], outcome: 'waiting', refusal: '' });
      expect(await imports.counts('import')).toEqual({ waiting: 450, enrolled: 0, 'had-course': 0, refused: 0 });
    });

    it('settles a person once, and forgets the words of those who are not refused', async () => {
      const imports = await open();
      await imports.add(anImport(), PEOPLE);
      const settled = await inParallel(10, () => imports.settle('import', 0, 'enrolled'));
      expect(settled.filter(Boolean)).toHaveLength(1);
      expect(await imports.settle('import', 0, 'refused', 'No.')).toBe(false);
      expect(await imports.settle('import', 1, 'had-course')).toBe(true);
      expect(await imports.settle('import', 2, 'refused', 'No.')).toBe(true);
      expect(await imports.settle('import', 3, 'refused', 'No.')).toBe(true);
      expect(await imports.counts('import')).toEqual({ waiting: 446, enrolled: 1, 'had-course': 1, refused: 2 });
      expect(await imports.refused('import', 1)).toEqual([
        { position: 2, ...PEOPLE[2], outcome: 'refused', refusal: 'No.' },
      ]);
      expect(await imports.waiting('import', 0, 5)).toMatchObject([{ position: 4 }]);
    });

    it('forgets what was started before a moment, with its people', async () => {
      const imports = await open();
      await imports.add(anImport(), PEOPLE);
      await imports.add(anImport({ id: 'later', startedAt: tuesday }), PEOPLE);
      await imports.removeOlderThan(tuesday);
      expect(await imports.find('import')).toBeUndefined();
      expect(await imports.waiting('import', 0, 5)).toEqual([]);
      expect(await imports.waiting('later', 0, 5)).toHaveLength(5);
    });
  });
}

onEveryDatabase((name, open) => enrolmentImportsContract(name, async () => new KnexEnrolmentImports(await open())));
