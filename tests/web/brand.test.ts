import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCHOOL } from '../../src/wire/school.ts';

const readBrand = async () => (await import('../../web/text/brand.ts')).BRAND;

beforeEach(() => vi.resetModules());
afterEach(() => document.head.replaceChildren());

describe('the facts of the school', () => {
  it('are those that the server wrote into the page', async () => {
    document.head.innerHTML =
      '<script type="application/json" id="school">{"name":"Cusp","email":"desk@school.example"}</script>';
    expect(await readBrand()).toMatchObject({ name: 'Cusp', email: 'desk@school.example' });
  });

  it('are those of the build in a page that no server wrote', async () => {
    expect(await readBrand()).toMatchObject(SCHOOL);
  });
});
