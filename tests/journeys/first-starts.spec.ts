import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { BuiltSchool } from './support/built-school.ts';
import { ask, STUDENT, signIn } from './support/people.ts';

test('two first starts on one folder fill it once, and both serve', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cusp-both-'));
  const schools = await Promise.all([BuiltSchool.open({ DATA_DIR: folder }), BuiltSchool.open({ DATA_DIR: folder })]);
  for (const { origin } of schools) {
    const { body } = await ask<{ title: string }[]>(origin, '/user/courses/live');
    expect(body.map((course) => course.title).toSorted()).toEqual(['ADC Part 1 Mastery Program', 'ADC Part 1 Sprint']);
    expect((await signIn(origin, STUDENT)).user.purchasedCourses).toHaveLength(1);
  }
  for (const school of schools) await school.close();
  rmSync(folder, { recursive: true, force: true });
});
