import { expect, it } from 'vitest';
import { type Departure, SearchTurns } from '../../../src/domain/catalog/search-turns.ts';

/** Searches that end when they are told to, in the order in which they began. */
function library(atOnce = 2, maxWaiting = 10) {
  const turns = new SearchTurns(atOnce, maxWaiting);
  const running = new Map<string, { end: () => void; isUnwanted: () => boolean }>();
  const begun: string[] = [];
  const search = (userId: string, words: string, departure?: Departure) => {
    const outcome = turns.run(
      userId,
      (isUnwanted) =>
        new Promise<string>((resolve) => {
          begun.push(words);
          running.set(words, { end: () => resolve(words), isUnwanted });
        }),
      departure,
    );
    return outcome.catch((error: { code: string }) => error.code);
  };
  const end = async (words: string) => {
    running.get(words)?.end();
    await Promise.resolve();
    await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
    await Promise.resolve();
  };
  return { search, end, begun, running };
}

const OVERTAKEN = 'catalog/search-overtaken';

function someone(): Departure & { leave(): void } {
  const listeners: (() => void)[] = [];
  const departure = {
    aborted: false,
    addEventListener: (_type: 'abort', listener: () => void) => void listeners.push(listener),
    leave() {
      departure.aborted = true;
      for (const listener of listeners) listener();
    },
  };
  return departure;
}

it('two run at once, the others in the order in which they came', async () => {
  const { search, end, begun } = library();
  const all = ['ada', 'bob', 'cleo', 'dan'].map((user) => search(user, `of ${user}`));
  expect(begun).toEqual(['of ada', 'of bob']);
  await end('of bob');
  await end('of ada');
  expect(begun).toEqual(['of ada', 'of bob', 'of cleo', 'of dan']);
  await end('of cleo');
  await end('of dan');
  expect(await Promise.all(all)).toEqual(['of ada', 'of bob', 'of cleo', 'of dan']);
});

it('of one person one runs: a newer one takes the place of the older, which is refused', async () => {
  const { search, end, begun, running } = library();
  const [first, second, third] = [search('ada', 'e'), search('ada', 'en'), search('ada', 'enamel')];
  expect([await first, await second]).toEqual([OVERTAKEN, OVERTAKEN]);
  expect(running.get('e')?.isUnwanted()).toBe(true);
  expect(begun).toEqual(['e']);
  await end('e');
  expect(begun).toEqual(['e', 'enamel']);
  await end('enamel');
  expect(await third).toBe('enamel');
});

it('who types much keeps the place in the line and gains none', async () => {
  const { search, end, begun } = library(1);
  void search('ada', 'a');
  void search('bob', 'b');
  void search('cleo', 'c');
  void search('bob', 'bo');
  void search('ada', 'ad');
  for (const words of ['a', 'bo', 'c', 'ad']) await end(words);
  expect(begun).toEqual(['a', 'bo', 'c', 'ad']);
});

it('forgets the search of somebody who has gone, and frees no place before the running one has ended', async () => {
  const { search, end, begun, running } = library(1);
  const [ada, bob] = [someone(), someone()];
  const [one, two, three] = [search('ada', 'a', ada), search('bob', 'b', bob), search('cleo', 'c')];
  bob.leave();
  ada.leave();
  expect([await one, await two]).toEqual([OVERTAKEN, OVERTAKEN]);
  expect(running.get('a')?.isUnwanted()).toBe(true);
  expect(begun).toEqual(['a']);
  await end('a');
  expect(begun).toEqual(['a', 'c']);
  await end('c');
  expect(await three).toBe('c');
  const gone = someone();
  gone.leave();
  expect(await search('dan', 'd', gone)).toBe(OVERTAKEN);
});

it('refuses newcomers while very many wait, and nobody who waits already', async () => {
  const { search } = library(1, 2);
  void search('ada', 'a');
  const [bob] = [search('bob', 'b'), search('cleo', 'c')];
  expect(await search('dan', 'd')).toBe('catalog/search-busy');
  void search('bob', 'bo');
  expect(await bob).toBe(OVERTAKEN);
});

it('goes on after a search that failed', async () => {
  const turns = new SearchTurns(1);
  await expect(turns.run('ada', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await turns.run('ada', async () => 'found')).toBe('found');
});
