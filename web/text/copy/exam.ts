/** Words about the real exam that several screens have. Its facts stand in the blueprint alone. */
export const EXAM = {
  unconfirmed: 'Check the ADC handbook: not confirmed yet',
  toBlueprint: 'Open the blueprint',
  case: 'Case',
  letter: (at: number) => 'ABCDEFGH'[at] ?? String(at + 1),
  rightOption: 'Right option',
  yourAnswer: 'Your answer',
  youWereRight: 'You chose the right option.',
  youWereWrong: 'You chose another option.',
  explanation: 'Explanation',
  takeaway: 'Point to remember',
  references: 'References',
  noPicture: (description: string) => `We could not load this picture: ${description}`,
} as const;
