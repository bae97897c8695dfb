import { describe, expect, it } from 'vitest';
import { searchableText, suggestedTitle } from '../../../src/domain/media/document-texts.ts';

describe('the title that a file has of itself', () => {
  it.each([
    ['Mock Paper 1', 'Mock Paper 1'],
    ['  Oral\r\n surgery:\tnotes ', 'Oral surgery: notes'],
    ['牙周病学', '牙周病学'],
    ['Implant\0s \ud83d', 'Implant s'],
  ])('suggests %j as %j', (written, title) => {
    expect(suggestedTitle(written)).toBe(title);
  });

  it.each([
    '',
    '  ',
    'x',
    '12-34',
    'untitled',
    'Untitled document',
    'Microsoft Word - paper.doc',
    'paper.docx',
    'PRINT001.PDF',
    'Scan 12',
    'a'.repeat(201),
  ])('suggests nothing for %j', (written) => {
    expect(suggestedTitle(written)).toBeNull();
  });
});

describe('the text that is searched', () => {
  it('keeps words and lines, and nothing that a database cannot store', () => {
    expect(searchableText('Enamel\0\u0001 and\u00a0 dentine\r\n\r\n  pulp \n')).toBe('Enamel and dentine\npulp');
    expect(searchableText('half \ud83d of a tooth 🦷')).toBe('half of a tooth 🦷');
    expect(searchableText('perio\u00addontal perio\u00ad\ndontal perio\ufffe\r\ndontal')).toBe(
      'periodontal periodontal periodontal',
    );
  });
});
