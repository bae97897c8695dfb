/** Words of the block about the mentor: by name once the school has set one, until then what a mentor does. */
export const MENTOR = {
  heading: 'Who teaches you',
  role: 'Your mentor',
  photo: (name: string) => `Photo of ${name}`,
  nameless: 'A mentor you can write to',
  namelessWords:
    'Ask before you choose: which course fits your time, and how to begin. Ask again when you are stuck. A person answers, not a machine.',
  write: 'Talk to Mentor',
} as const;
