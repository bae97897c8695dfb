/** Words of the frames behind sign-in, which no public page loads. */
export const INSIDE = {
  course: 'Course',
  exam: 'Exam',
  search: 'Search',
  profile: 'Profile',
  signOut: 'Sign Out',
  studentNavigation: 'Student',
  preview: 'Preview: you see what a student sees.',
  backToAdmin: 'Back to admin',
} as const;
