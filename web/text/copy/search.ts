/** Words of the search. */
export const SEARCH = {
  title: 'Search',
  lead: 'Search titles of modules, days and items, the text of your PDFs, and the captions of your videos.',
  leadAdmin: 'Search all courses: titles, descriptions, the text of PDFs, and the captions of videos.',
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
  said: 'Said in this lesson',
  saidOf: (words: string) => `Your search: “${words}”`,
  day: (number: number) => `Day ${number}`,
} as const;
