import { expect, it } from 'vitest';
import { isMeant } from '../../../web/ui/command-palette.tsx';

it.each([
  ['Bulk PDF Upload', 'pdf', true],
  ['Bulk PDF Upload', 'up bul', true],
  ['Bulk PDF Upload', 'load', false],
  ['Manage Caña (5 months)', 'cana 5', true],
  ['Students', '', true],
])('%s is meant by "%s": %s', (label, query, expected) => {
  expect(isMeant(label, query)).toBe(expected);
});
