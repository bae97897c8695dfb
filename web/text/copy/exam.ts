/** Words about the real exam that several screens have. Its facts stand in the blueprint alone. */
export const EXAM = {
  unconfirmed: 'Check the ADC handbook: not confirmed yet',
  toBlueprint: 'Open the blueprint',
} as const;
