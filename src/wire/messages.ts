import { moduleCode } from './course-labels.ts';

/**
 * The sentences of the specification, word for word, for the server and the browser alike. tests/web/messages.test.ts
 * pins each of them; a change here is a change of the contract. Sentences for administrators are in admin-messages.ts,
 * so that other pages do not load them.
 */
export const M = {
  // Signing in and up
  somethingWentWrongTryAgain: 'Something went wrong, please try again.',
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  loginSuccessful: 'Login successful!',
  registeredSuccessfully: 'Registered successfully!',
  passwordsDoNotMatch: 'Passwords do not match!',
  somethingWentWrong: 'Something went wrong.',
  sendResetLink: 'Send Reset Link',
  sending: 'Sending...',

  // Courses
  noCoursesAtTheMoment: 'No courses available at the moment',
  coursesLoadFailed: 'Failed to load courses. Please try again later.',
  liveCoursesHeading: 'Available Live Courses',
  noLiveCourses: 'No live courses available at the moment.',
  loadingCourses: 'Loading courses...',
  thumbnailNotAvailable: 'Thumbnail not available',
  courseTitleFallback: 'Course Title',
  courseDescriptionFallback: 'Course description not available.',
  ribbonComprehensive: 'Comprehensive',
  ribbonPopular: 'Popular',

  // Contact
  messageNotSent: 'Failed to send message. Try again later.',
  messageSent: 'Message sent successfully!',

  // Payment
  defaultProgramName: 'ADC Part 1 Mastery Program',
  loginFirst: 'Please login first',
  loginFirstToPay: 'Please login first to access payment page',
  invalidCoupon: 'Invalid coupon code',
  proceedToPayment: 'Proceed to Payment',
  processing: 'Processing...',
  checkoutNotStarted: (reason: string) => `Failed to start checkout: ${reason || 'Unknown error'}`,
  somethingWentWrongPlease: 'Something went wrong. Please try again.',
  paymentSuccessful: 'Payment Successful!',
  paymentNotVerified: 'Payment Verification Failed',
  paymentNotVerifiedHelp: "We couldn't verify your payment. Please contact support if you were charged.",
  paymentCancelled: 'Payment Cancelled',
  noChargesMade: 'No charges were made to your account.',

  // Learning
  noCourseData: 'No course data found. Please check the course ID or try again later.',
  noCourseId: 'No course ID provided',
  modulesPlan: (count: number) => `${count}-Modules comprehensive plan with expert guidance`,
  moduleLabel: (number: number, title: string) => `${moduleCode(number)} - ${title}`,
  moduleTitleFallback: 'Study Plan',
  noModules: 'No Modules available',
  noModuleContent: 'No content available for this Module',
  usingDemoData: 'Using demo data.',
  videoTitleFallback: 'Video Lesson',
  weekOf: (week: number, total: number) => `Week ${week} of ${total}`,
  contentProtected: 'Content Protected - Activity detected and logged',
  itemCannotBeOpened: "This item type can't be opened here yet.",
} as const;
