import { describe, expect, it } from 'vitest';
import { editedGuidance, type Guidance, type GuidanceEdit, NO_GUIDANCE } from '../../../src/domain/catalog/guidance.ts';
import { DomainError } from '../../../src/domain/kernel/errors.ts';

const WHOLE: Guidance = {
  studyGroupUrl: 'https://chat.example/group',
  mentorUrl: 'https://chat.example/mentor',
  soldWithout: [],
};

function refused(current: Guidance, edit: GuidanceEdit): string[] {
  try {
    editedGuidance(current, edit);
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    expect([error.kind, error.code]).toEqual(['invalid', 'catalog/guidance']);
    for (const sentence of Object.values(error.fields)) expect(sentence).toMatch(/^[A-Z].*\.$/);
    return Object.keys(error.fields).sort();
  }
}

describe('editing the guidance of a course', () => {
  it('sets what is named and leaves the rest', () => {
    expect(editedGuidance(NO_GUIDANCE, {})).toEqual(NO_GUIDANCE);
    expect(editedGuidance(WHOLE, {})).toEqual(WHOLE);
    expect(editedGuidance(WHOLE, { mentorUrl: ' https://m.example ' })).toEqual({
      ...WHOLE,
      mentorUrl: 'https://m.example',
    });
  });

  it('takes the promises that are off as a whole, once each and in their order', () => {
    const edited = editedGuidance(WHOLE, { soldWithout: ['mentor', 'videos', 'mentor'] });
    expect(edited).toEqual({ ...WHOLE, soldWithout: ['videos', 'mentor'] });
    expect(editedGuidance(edited, { studyGroupUrl: '' }).soldWithout).toEqual(['videos', 'mentor']);
    expect(editedGuidance(edited, { soldWithout: [] })).toEqual(WHOLE);
  });

  it('takes away what is emptied', () => {
    expect(editedGuidance(WHOLE, { studyGroupUrl: '', mentorUrl: ' ' })).toEqual(NO_GUIDANCE);
  });

  it.each(['studyGroupUrl', 'mentorUrl'] as const)('takes links over https only as %s', (field) => {
    for (const url of [
      'https://meet.example',
      'https://meet.example:8443/j/1?pwd=a&b=%20#c',
      'HTTPS://Meet.Example/',
      'https://bücher.example/läser',
      `https://x.example/${'a'.repeat(482)}`,
    ])
      expect(refused(WHOLE, { [field]: url }), url).toEqual([]);
    for (const url of [
      'http://meet.example',
      'javascript:alert(1)',
      'meet.example',
      '//meet.example',
      'https://',
      'https://localhost',
      'https://user:pass@meet.example',
      'https://meet.example/a b',
      'https://meet.example/"><script>',
      'https://meet.example/\r\nX: y',
      String.raw`https://meet.example\@evil.example`,
      'data:text/html,x',
      `https://x.example/${'a'.repeat(483)}`,
    ])
      expect(refused(WHOLE, { [field]: url }), url).toEqual([field]);
  });

  it('names every field that is wrong at once', () => {
    expect(refused(WHOLE, { studyGroupUrl: 'x', mentorUrl: 'y' })).toEqual(['mentorUrl', 'studyGroupUrl']);
  });
});
