/**
 * The sentences of the specification, word for word, for the server and the browser alike.
 * tests/web/messages.test.ts pins each of them; a change here is a change of the contract.
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
  moduleLabel: (number: number, title: string) => `MODULE ${String(number).padStart(2, '0')} - ${title}`,
  moduleTitleFallback: 'Study Plan',
  noModules: 'No Modules available',
  noModuleContent: 'No content available for this Module',
  usingDemoData: 'Using demo data.',
  videoTitleFallback: 'Video Lesson',
  weekOf: (week: number, total: number) => `Week ${week} of ${total}`,
  contentProtected: 'Content Protected - Activity detected and logged',
  itemCannotBeOpened: "This item type can't be opened here yet.",

  // Admin: courses
  noCoursesAddOne: 'No courses available. Add one!',
  coursesFetchFailed: 'Failed to fetch courses',
  courseDetailsFetchFailed: 'Failed to fetch course details',
  creatingCourse: 'Creating Course...',
  keepThumbnail: 'Leave empty to keep current thumbnail',
  courseCreated: (title: string) => `Course "${title}" created successfully!`,
  courseUpdated: 'Course updated successfully!',
  courseDeleted: (title: string) => `Course "${title}" deleted successfully!`,
  courseNotCreated: (reason: string) => `Failed to create course: ${reason}`,
  courseNotUpdated: (reason: string) => `Failed to update course: ${reason}`,
  courseNotDeleted: (reason: string) => `Failed to delete course: ${reason}`,
  courseStatusNotUpdated: 'Failed to update course status',
  thumbnailNotUploaded: 'Failed to upload thumbnail',

  // Admin: modules, days and contents
  weekNumberAndTitle: 'Please provide both week number and title',
  weekNotAdded: 'Failed to add week',
  weekNotDeleted: 'Failed to delete week',
  weekDeleted: (number: number) => `Week ${number} has been successfully deleted.`,
  dayAdded: 'New day has been successfully added to the week.',
  dayNotAdded: 'Failed to add day',
  dayNotDeleted: 'Failed to delete day',
  dayDeleted: (number: number) => `Day ${number} has been successfully deleted.`,
  weekOrDayNotFound: 'Could not find selected week or day',
  contentNotDeleted: 'Failed to delete content',
  confirmDeleteContent: 'Are you sure you want to delete this content?',
  titleEmpty: 'Title cannot be empty',
  contentTitleNotUpdated: 'Failed to update content title',

  // Admin: uploads
  invalidFileType: (allowed: string) => `Invalid file type. Allowed: ${allowed}`,
  allowedVideo: 'MP4, WebM, MOV, AVI',
  allowedDocument: 'PDF, DOC, DOCX',
  uploadFailed: (reason: string) => `Upload failed: ${reason}`,
  uploadFailedWithStatus: (status: number) => `Upload failed with status: ${status}`,
  partFailedWithStatus: (part: number, status: number) => `Part ${part} upload failed with status: ${status}`,
  bulkSaveFailed: (reason: string) => `Bulk save failed: ${reason}`,
  metadataNotSaved: (reason: string) => `Failed to save content metadata: ${reason}`,
  filesSaved: (count: number) => `Successfully saved ${count} file(s) to the course.`,
  bulkIncomplete: 'Please select course, module and choose PDF files to upload',
  onlyPdf: 'Only PDF files are allowed. Non-PDF files have been filtered out.',
  bulkUploaded: (count: number) => `Success! ${count} PDF files uploaded successfully to module documents.`,
  bulkPartlyFailed: (failures: number, files: number) => `Upload completed with ${failures} failures out of ${files} files.`,
} as const;
