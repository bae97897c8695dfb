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
  confirmEmailTopic: 'Confirm your email address',
  confirmEmail: (email: string) => `Please confirm your email address: ${email}`,
  confirmEmailDetail: 'Open the link that we sent you. Look in your spam folder, too.',
  sendLinkAgain: 'Send the link again',
  sendingLink: 'Sending...',
  changeEmail: 'Change the address',
} as const;
