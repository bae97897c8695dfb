import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonInSlices, mapInSlices } from '../../src/http/in-slices.ts';

it('makes the very text that JSON.stringify makes', async () => {
  const odd = fc.record(
    {
      title: fc.string(),
      list: fc.array(fc.record({ id: fc.nat(), more: fc.option(fc.constant(undefined)), tags: fc.array(fc.string()) })),
      at: fc.date({ noInvalidDate: true }),
      nothing: fc.constantFrom(undefined, null),
    },
    { requiredKeys: [] },
  );
  const anyReply = fc.oneof(odd, fc.array(odd), fc.jsonValue());
  await fc.assert(
    fc.asyncProperty(anyReply, async (reply) => {
      expect((await jsonInSlices(reply)).toString()).toBe(JSON.stringify(reply));
    }),
    { numRuns: 200 },
  );
});

it('lets others have the event loop while there is much to do', async () => {
  const items = Array.from({ length: 30_000 }, (_, id) => ({ id, title: `Lesson ${id}`, text: 'x'.repeat(300) }));
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const reply = await mapInSlices(items, (one) => ({ ...one, also: [one.title] }));
  const bytes = await jsonInSlices({ items: reply });
  isOver = true;
  expect(turns).toBeGreaterThan(3);
  expect(bytes.toString()).toBe(JSON.stringify({ items: reply }));
});
