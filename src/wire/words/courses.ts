/** Words of the courses for sale. */
export const COURSES_WORDS = {
  title: 'ADC Part 1 courses and prices',
  heading: 'Courses and prices',
  lead: 'Prices are in Australian dollars.',
  emptyLine: 'Ask us when the next one opens.',
  refund1: 'You pay once. There is no subscription, and nothing is charged again.',
  refund2: 'If a course is not as described, you may have a right to a repair or a refund.',
  refund3: 'If a serious reason stops you, write to us and we will look for a fair solution.',
} as const;
