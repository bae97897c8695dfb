/** Words of a course’s live discussions, for its students. */
export const COURSE_DISCUSSIONS = {
  tab: 'Discussions',
  loading: 'Loading the discussions...',
  coming: 'Next discussions',
  noneComing: 'No discussions are planned.',
  all: (count: number) => `Show all ${count}`,
  past: 'Past discussions',
  moved: 'Moved',
  cancelled: 'Cancelled',
  cases: 'Case discussion',
  missed: 'You missed this one',
  papers: 'To read before:',
  join: 'Join',
  opens: (time: string) => `You can join from ${time}.`,
  recording: 'Watch the recording',
} as const;
