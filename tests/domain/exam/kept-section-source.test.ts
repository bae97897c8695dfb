import { describe, expect, it } from 'vitest';
import type { VersionId } from '../../../src/domain/kernel/ids.ts';
import { KeptSectionSource } from '../../../src/main/composition/links/kept-section-source.ts';
import { aVersion } from '../../contracts/question-samples.ts';

/** A bank whose versions are approved, each vignette in one; it tells which ones were read. */
function bank() {
  const read: VersionId[][] = [];
  const states = new Map<VersionId, 'draft'>();
  let isDown = false;
  const texts = {
    async list(ids: readonly VersionId[]) {
      read.push([...ids]);
      if (isDown) throw new Error('The database is away.');
      return ids
        .filter((id) => id !== 'gone')
        .map((id) => ({ ...aVersion().version, id, state: states.get(id) ?? ('approved' as const) }));
    },
  };
  const source = new KeptSectionSource(texts, { listOfAll: async () => [] });
  const idsOf = async (ids: readonly VersionId[]) => (await source.vignettes(ids)).map(({ versionId }) => versionId);
  return { idsOf, read, states, setDown: (now: boolean) => void (isDown = now) };
}

describe('texts of sections', () => {
  it('are answered in the order that is asked for, without those that are not there', async () => {
    const { idsOf, read } = bank();
    expect(await idsOf(['b', 'gone', 'a'])).toEqual(['b', 'a']);
    expect(await idsOf(['a', 'b'])).toEqual(['a', 'b']);
    expect(read).toEqual([['b', 'gone', 'a']]);
  });

  it('are read once, however many ask at the same time', async () => {
    const { idsOf, read } = bank();
    const answers = await Promise.all(Array.from({ length: 5 }, () => idsOf(['a', 'b'])));
    expect(answers).toEqual(Array.from({ length: 5 }, () => ['a', 'b']));
    expect(read).toEqual([['a', 'b']]);
  });

  it('are all answered, however many more than are kept', async () => {
    const { idsOf } = bank();
    const many = Array.from({ length: 1_500 }, (_, at) => `v${at}`);
    expect(await idsOf(many)).toEqual(many);
    expect(await idsOf(many)).toEqual(many);
  });

  it('are read again where a reading failed, or found a draft that is approved by now', async () => {
    const { idsOf, setDown, states } = bank();
    setDown(true);
    await expect(idsOf(['a'])).rejects.toThrow('away');
    setDown(false);
    states.set('a', 'draft');
    expect(await idsOf(['a'])).toEqual([]);
    states.delete('a');
    expect(await idsOf(['a'])).toEqual(['a']);
  });
});
