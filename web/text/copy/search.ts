/** Words of the search. */
export const SEARCH = {
  title: 'Search',
  lead: 'Titles of modules, days and items, and the words inside your PDFs.',
  leadAdmin: 'Every course: titles of modules, days and items, descriptions, and the words inside PDFs.',
  label: 'Search for',
  searching: 'Searching...',
  prompt: 'Type a word to begin',
  promptLine: 'The beginning of a word is enough: perio finds Periodontology.',
  nothing: (text: string) => `Nothing found for “${text}”`,
  nothingLine: 'Try fewer letters, or another word for it.',
  results: 'Results',
  count: (count: number, isMore: boolean) =>
    isMore ? `The first ${count} results` : count === 1 ? '1 result' : `${count} results`,
  more: 'More results',
  loadingMore: 'Loading...',
  failedMore: 'The other results could not be loaded.',
  kinds: { course: 'Course', module: 'Module', day: 'Day', content: 'Lesson', document: 'Document' },
  module: (number: number, title: string) => `Module ${number}: ${title}`,
  day: (number: number) => `Day ${number}`,
} as const;
