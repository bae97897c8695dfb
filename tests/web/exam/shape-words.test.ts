import { expect, it } from 'vitest';
import { shapeWords } from '../../../web/exam/shape-words.ts';

const section = { vignettes: 14, minutes: 120 };

it.each([
  [
    {
      sections: [section, section, section, section],
      days: [
        [1, 2],
        [3, 4],
      ],
      vignette: { questions: 5 },
    },
    '280 questions in 4 sections on 2 days, 120 minutes each, 56 cases of 5 questions',
  ],
  [
    { sections: [section, { vignettes: 1, minutes: 90 }], days: [[1, 2]], vignette: { questions: 4 } },
    '60 questions in 2 sections on 1 day, 210 minutes in all, 15 cases of 4 questions',
  ],
  [
    { sections: [{ vignettes: 1, minutes: 1 }], days: [[1]], vignette: { questions: 1 } },
    '1 question in 1 section on 1 day, 1 minute each, 1 case of 1 question',
  ],
])('says the shape of an exam in one line: %#', (content, words) => {
  expect(shapeWords(content)).toBe(words);
});
