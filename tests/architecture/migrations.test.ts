import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { migrations } from '../../migrations/index.ts';

/** Two steps that schools have run under one number: a name that a database stores is never changed. */
const RELEASED_PAIR = ['0033-attempts', '0033-two-factor'];
/** Steps below this one have gaps, and some up to 0044 run in another order: schools have run them so. */
const IN_ORDER_FROM = 45;

const numberOf = (name: string): number => Number(name.slice(0, 4));

/** What is wrong with these names of steps, in the order in which they run. */
function faultsOf(names: readonly string[]): string[] {
  const numbers = names.filter((name) => !RELEASED_PAIR.includes(name)).map(numberOf);
  const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  const later = numbers.filter((number) => number >= IN_ORDER_FROM);
  const misplaced = later.filter((number, index) => number !== IN_ORDER_FROM + index);
  return [...twice.map((number) => `${number} is there twice`), ...misplaced.map((number) => `${number} is misplaced`)];
}

it('the steps are numbered consecutively, each number once, and every file is a step', async () => {
  const names = (await migrations.getMigrations([])).map(({ name }) => name);
  expect(faultsOf(names)).toEqual([]);
  const files = readdirSync('migrations').filter((file) => /^\d/.test(file));
  expect(files.sort()).toEqual(names.map((name) => `${name}.ts`).sort());
});

it.each([
  ['a number that is taken', ['0045-a', '0046-b', '0046-c'], ['46 is there twice', '46 is misplaced']],
  ['a gap', ['0045-a', '0047-b'], ['47 is misplaced']],
  ['a step before its turn', ['0046-b', '0045-a'], ['46 is misplaced', '45 is misplaced']],
  ['a third 0033', [...RELEASED_PAIR, '0033-c', '0033-d'], ['33 is there twice']],
])('%s is seen', (_what, names, faults) => {
  expect(faultsOf(names)).toEqual(faults);
});
