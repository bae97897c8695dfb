import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { UploadRequest } from '../../src/uploads/upload-queue.ts';
import { keysOf } from './support/fake-school.ts';
import { captions, dayTarget, itemTarget, LARGE, moduleTarget, pdf, request, video } from './support/samples.ts';
import { type Fault, World } from './support/world.ts';

/*
 * Whatever a person, a network, a server and a browser do in whatever order: once the trouble is over and the files
 * are picked again, each file is saved exactly once or its row says why not, and nothing lies in the storage that
 * nobody knows of.
 */

const MINUTE = 60_000;

const FILES: readonly UploadRequest[] = [
  request(video('day.mp4'), dayTarget(1)),
  request(video('large.mp4', LARGE), dayTarget(1)),
  request(video('larger.mp4', LARGE + 7), dayTarget(2), false),
  request(video('later.mp4'), dayTarget(2), false),
  request(video('second-take.mp4', LARGE), itemTarget()),
  {
    ...request(video('told.mp4'), dayTarget(1)),
    captions: captions('told.vtt'),
    chapters: captions('told.chapters.vtt'),
  },
  { ...request(video('told-large.mp4', LARGE), dayTarget(2), false), captions: captions('told-large.vtt') },
  { ...request(video('told-falsely.mp4'), dayTarget(2)), captions: captions('false.vtt') },
  request(pdf('one.pdf'), moduleTarget(1)),
  request(pdf('two.pdf'), moduleTarget(2)),
  request(pdf('three.pdf'), moduleTarget(2)),
  request(pdf('four.pdf'), moduleTarget(2)),
  request(pdf('five.pdf'), moduleTarget(2), false),
  request(pdf('false.pdf'), moduleTarget(2)),
  request(pdf('empty.pdf', 0), moduleTarget(2)),
];

type Step = (world: World, seen: Set<string>) => void | Promise<unknown>;

const filesOf = ({ file, captions, chapters }: UploadRequest) =>
  [file, captions, chapters].filter((one) => one !== undefined);

const which = fc.nat(FILES.length - 1);
const ids = (world: World, index: number) => world.idsOf().filter((_id, at) => at % 3 === index % 3);
const pick: Step = (world, seen) =>
  void world.queue.reattach(FILES.filter(({ file }) => seen.has(file.name)).flatMap(filesOf));

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.nat(4000).map(
      (ms): Step =>
        (world) =>
          world.pass(ms),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.array(which, { minLength: 1, maxLength: 5 }).map(
      (chosen): Step =>
        (world, seen) => {
          // Whoever picks a file again that is saved and off the list wants it twice.
          const isDone = ({ file }: UploadRequest) =>
            !world.row(file.name) && world.school.records.some(({ fileName }) => fileName === file.name);
          const requests = chosen.map((index) => FILES[index]!).filter((request) => !isDone(request));
          for (const { file } of requests) seen.add(file.name);
          world.queue.add(requests);
          // Until the journal has it, a crash takes a row along like any press that came too late.
          return world.pass(10);
        },
    ),
  },
  {
    weight: 2,
    arbitrary: which.map(
      (index): Step =>
        (world) =>
          world.queue.pause(ids(world, index)),
    ),
  },
  {
    weight: 2,
    arbitrary: which.map(
      (index): Step =>
        (world) =>
          world.queue.resume(ids(world, index)),
    ),
  },
  {
    weight: 2,
    arbitrary: which.map(
      (index): Step =>
        (world) =>
          world.queue.retry(ids(world, index)),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(which, which).map(
      ([index, before]): Step =>
        (world) =>
          world.queue.move(ids(world, index), world.idsOf()[before]),
    ),
  },
  {
    weight: 1,
    arbitrary: which.map(
      (index): Step =>
        (world) =>
          void world.queue.save(ids(world, index)),
    ),
  },
  {
    weight: 1,
    arbitrary: which.map(
      (index): Step =>
        (world, seen) => {
          const away = new Set(ids(world, index));
          for (const { id, fileName, state } of world.rows())
            if (away.has(id) && state !== 'saving') seen.delete(fileName);
          world.queue.remove([...away]);
        },
    ),
  },
  { weight: 2, arbitrary: fc.constant<Step>((world) => world.crash()) },
  { weight: 2, arbitrary: fc.constant<Step>(pick) },
  {
    weight: 2,
    arbitrary: fc.boolean().map(
      (isOnline): Step =>
        (world) =>
          world.connection(isOnline),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(undefined, 'session-1', 'session-2').map(
      (name): Step =>
        (world) =>
          world.session(name),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Step>((world) => void world.school.goneModules.add('week-1')) },
);

const fault = fc.option(fc.constantFrom<Fault>('lost', 'dropped', 'expired', 401, 403, 404, 408, 429, 500), {
  nil: undefined,
  freq: 3,
});

/** The trouble is over; the person signs in, picks the files again and presses what there is to press. */
async function calm(world: World, seen: Set<string>): Promise<void> {
  world.fault = () => undefined;
  world.connection(true);
  world.session('session-3');
  for (let round = 0; round < 4; round += 1) {
    await world.pass(5 * MINUTE);
    pick(world, seen);
    world.queue.resume(world.idsOf('paused'));
    world.queue.retry(world.idsOf('failed'));
    pick(world, seen);
    await world.pass(5 * MINUTE);
    void world.queue.save(world.idsOf('uploaded'));
    await world.pass(5 * MINUTE);
  }
}

function judge(world: World, seen: Set<string>): void {
  const { records, objects, goneModules, multiparts } = world.school;
  const saved = (name: string) => records.filter(({ fileName }) => fileName === name).length;
  for (const { file, target, ...sidecars } of FILES) {
    expect(saved(file.name), `${file.name} is saved`).toBeLessThanOrEqual(1);
    if (!seen.has(file.name)) continue;
    const row = world.row(file.name);
    if (row === undefined || row.state === 'saved') {
      expect(saved(file.name), `${file.name} is saved`).toBe(1);
      const record = records.find(({ fileName }) => fileName === file.name)!;
      for (const kind of ['captions', 'chapters'] as const) {
        const wanted = sidecars[kind]?.name;
        const named = objects.get(record[`${kind}Key`] ?? '')?.fileName;
        expect(named, `${kind} of ${file.name}`).toBe(wanted === 'false.vtt' ? undefined : wanted);
      }
    } else {
      expect(row).toMatchObject({ state: 'failed', reason: expect.stringMatching(/\S/) });
      expect(
        goneModules.has(target.weekId) || ['false.pdf', 'empty.pdf'].includes(file.name),
        `${file.name} failed: ${row.reason}`,
      ).toBe(true);
    }
  }
  const kept = [...world.journal.values()].flatMap((record) =>
    record.kind === 'upload'
      ? [record.object?.key, ...(record.sidecars ?? []).map(({ object }) => object?.key)]
      : [record.key],
  );
  const attached = records.flatMap(keysOf);
  expect(
    [...objects.keys()].filter((key) => !attached.includes(key) && !kept.includes(key)),
    'orphans',
  ).toEqual([]);
  const begun = [...multiparts.values()].filter(({ parts }) => parts.size > 0).map(({ key }) => key);
  expect(
    begun.filter((key) => !kept.includes(key)),
    'forgotten parts',
  ).toEqual([]);
  expect(world.max.files, 'files at once').toBeLessThanOrEqual(3);
  expect(world.max.puts, 'PUTs at once').toBeLessThanOrEqual(4);
  expect(world.max.savesOfOneModule, 'saves of one module at once').toBeLessThanOrEqual(1);
}

it('any sequence of trouble ends with every file saved once, or with its reason', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 30 }),
      fc.array(fault, { maxLength: 60 }),
      async (steps, faults) => {
        const world = new World();
        for (const name of ['false.pdf', 'false.vtt']) world.school.falseFiles.add(name);
        const left = [...faults];
        world.fault = (call) => {
          const next = left.shift();
          // A storage that denies what it has is beyond help.
          return next === 404 && ['abort', 'discard'].includes(call) ? 'lost' : next;
        };
        const seen = new Set<string>();
        for (const take of steps) await take(world, seen);
        await calm(world, seen);
        judge(world, seen);
      },
    ),
    { numRuns: 600 },
  );
}, 120_000);
