import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../src/main/project-folder.ts';
import { MUTANTS } from '../mutants/mutants.ts';

it('each deliberate mistake has one place in the product, and changes it', () => {
  const lost = MUTANTS.filter(({ file, from, to }) => {
    const places = readFileSync(join(projectFolder(), file), 'utf8').split(from).length - 1;
    return places !== 1 || from === to;
  });
  expect(lost.map(({ file, from }) => `${file}: ${from}`)).toEqual([]);
  expect(MUTANTS.length).toBeGreaterThanOrEqual(60);
});
