import { describe, expect, it } from 'vitest';
import { changedBlocks, type OwnWords, ownWords, termsChangedAt } from '../../../src/domain/school/own-words.ts';
import { BLOCKS } from './some-settings.ts';

describe('words of the owner', () => {
  it.each<[string, object, OwnWords]>([
    ['nothing, where nothing was written', {}, {}],
    ['a block that differs', { home: { lead: 'Mine' } }, { home: { lead: 'Mine' } }],
    [
      'no block that says what the program says',
      { home: { lead: 'Today’s lead', heading: 'Mine' } },
      { home: { heading: 'Mine' } },
    ],
    ['no empty block that has to say something', { home: { lead: '' } }, {}],
    ['an empty one that is not shown', { questions: { question1: '' } }, { questions: { question1: '' } }],
    ['no block that nobody knows', { home: { footer: 'Mine' }, blog: { lead: 'Mine' }, about: { lead: 'Mine' } }, {}],
    ['no names of every object', { home: { constructor: 'Mine', toString: 'Mine' } }, {}],
    ['none without words', { home: { lead: undefined } }, {}],
  ])('keep %s', (_what, sent, kept) => expect(ownWords(sent as OwnWords, BLOCKS)).toEqual(kept));

  it('are in the order of their pages, however they were sent', () => {
    const sent = { questions: { answer1: 'So.', question1: 'How?' }, home: { lead: 'L', heading: 'H' } };
    expect(JSON.stringify(ownWords(sent, BLOCKS))).toBe(
      '{"home":{"heading":"H","lead":"L"},"questions":{"question1":"How?","answer1":"So."}}',
    );
  });

  it('differ by block: written, rewritten, and back in the program’s words', () => {
    const older: OwnWords = { home: { lead: 'A', heading: 'Same' }, terms: { privacy: 'P' } };
    const newer: OwnWords = { home: { lead: 'B', heading: 'Same' }, questions: { question1: '' } };
    expect(changedBlocks(newer, older)).toEqual(['home.lead', 'questions.question1', 'terms.privacy']);
    expect(changedBlocks(older, older)).toEqual([]);
  });
});

describe('the day of the terms', () => {
  const [before, now] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-04-01T00:00:00Z')];
  const shown = { words: { terms: { privacy: 'P' } }, termsChangedAt: before };

  it.each<[string, OwnWords, Date | null]>([
    ['is that of the version that changed them', { terms: { privacy: 'Q' } }, now],
    ['is also that of going back to the program’s', {}, now],
    ['stays with another change', { home: { lead: 'A' }, terms: { privacy: 'P' } }, before],
    ['stays where search engines are told something else', { terms: { privacy: 'P', description: 'D' } }, before],
  ])('%s', (_what, words, at) => expect(termsChangedAt(words, shown, now)).toEqual(at));

  it('is nobody’s while they are the program’s', () =>
    expect(termsChangedAt({ home: { lead: 'A' } }, { words: {}, termsChangedAt: null }, now)).toBeNull());
});
