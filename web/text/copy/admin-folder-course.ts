/** Words of the page that asks which course a folder goes into. */
export const FOLDER_COURSE = {
  title: 'Upload a folder',
  lead: 'Choose the course. You see what goes where before anything is uploaded.',
  courses: 'Courses',
  live: 'Live',
  draft: 'Draft',
} as const;
