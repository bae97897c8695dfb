/** Words of the block about the mentor, which is there once the operator has set one. */
export const MENTOR = {
  heading: 'Who teaches you',
  role: 'Your mentor',
  photo: (name: string) => `Photo of ${name}`,
} as const;
