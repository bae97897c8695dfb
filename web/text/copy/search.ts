/** Words of the search. */
export const SEARCH = {
  title: 'Search',
  lead: 'Search titles of modules, days and items, and the text of your PDFs.',
  leadAdmin: 'Search all courses: titles, descriptions, and the text of PDFs.',
  label: 'Search for',
  searching: 'Searching...',
  prompt: 'Type a word to search',
  promptLine: 'The first letters are enough: perio finds Periodontology.',
  nothing: (text: string) => `No results for “${text}”`,
  nothingLine: 'Try fewer letters or another word.',
  results: 'Results',
  count: (count: number, isMore: boolean) =>
    isMore ? `The first ${count} results` : count === 1 ? '1 result' : `${count} results`,
  more: 'More results',
  loadingMore: 'Loading...',
  failedMore: 'More results could not be loaded.',
  kinds: { course: 'Course', module: 'Module', day: 'Day', content: 'Video', document: 'Document', test: 'Test' },
  module: (number: number, title: string) => `Module ${number}: ${title}`,
  day: (number: number) => `Day ${number}`,
} as const;
