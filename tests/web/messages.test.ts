import { expect, it } from 'vitest';
import { ADMIN } from '../../src/wire/admin-messages.ts';
import { M } from '../../src/wire/messages.ts';

/**
 * A literal copy of the specification's words: of its screens, states, validation, error catalogue and constants (2, 4,
 * 5, 8 and 9). Left: what it says, with its placeholders filled. Right: what the catalogue makes of it.
 */
const SPECIFIED: readonly [string, string][] = [
  // 8, auth and public; 5, sign up
  ['Something went wrong, please try again.', M.somethingWentWrongTryAgain],
  ['Login failed', M.loginFailed],
  ['Registration failed', M.registrationFailed],
  ['Login successful!', M.loginSuccessful],
  ['Registered successfully!', M.registeredSuccessfully],
  ['Passwords do not match!', M.passwordsDoNotMatch],
  ['Failed to load courses. Please try again later.', M.coursesLoadFailed],
  ['Something went wrong.', M.somethingWentWrong],
  ['Failed to send message. Try again later.', M.messageNotSent],
  ['Message sent successfully!', M.messageSent],
  // 2.3, 2.4, 2.5
  ['No courses available at the moment', M.noCoursesAtTheMoment],
  ['Send Reset Link', M.sendResetLink],
  ['Sending...', M.sending],
  ['No course data found. Please check the course ID or try again later.', M.noCourseData],
  ['7-Modules comprehensive plan with expert guidance', M.modulesPlan(7)],
  ['MODULE 01 - title', M.moduleLabel(1, 'title')],
  ['MODULE 12 - title', M.moduleLabel(12, 'title')],
  ['Study Plan', M.moduleTitleFallback],
  ['No Modules available', M.noModules],
  ['No content available for this Module', M.noModuleContent],
  ['Using demo data.', M.usingDemoData],
  ['Week 2 of 7', M.weekOf(2, 7)],
  ['Available Live Courses', M.liveCoursesHeading],
  ['No live courses available at the moment.', M.noLiveCourses],
  ['Loading courses...', M.loadingCourses],
  ['ADC Part 1 Mastery Program', M.defaultProgramName],
  ['Proceed to Payment', M.proceedToPayment],
  ['Processing...', M.processing],
  ['Payment Successful!', M.paymentSuccessful],
  ['Payment Verification Failed', M.paymentNotVerified],
  ["We couldn't verify your payment. Please contact support if you were charged.", M.paymentNotVerifiedHelp],
  ['Payment Cancelled', M.paymentCancelled],
  ['No charges were made to your account.', M.noChargesMade],
  ['Thumbnail not available', M.thumbnailNotAvailable],
  ['No courses available. Add one!', ADMIN.noCoursesAddOne],
  ['Creating Course...', ADMIN.creatingCourse],
  ['Leave empty to keep current thumbnail', ADMIN.keepThumbnail],
  // 4, 5
  ['Content Protected - Activity detected and logged', M.contentProtected],
  ['Please login first to access payment page', M.loginFirstToPay],
  ['Invalid coupon code', M.invalidCoupon],
  ['No course ID provided', M.noCourseId],
  ['Please provide both week number and title', ADMIN.weekNumberAndTitle],
  ['Invalid file type. Allowed: MP4, WebM, MOV, AVI', ADMIN.invalidFileType(ADMIN.allowedVideo)],
  ['Invalid file type. Allowed: PDF, DOC, DOCX', ADMIN.invalidFileType(ADMIN.allowedDocument)],
  ['Title cannot be empty', ADMIN.titleEmpty],
  ['Please select course, module and choose PDF files to upload', ADMIN.bulkIncomplete],
  ['Only PDF files are allowed. Non-PDF files have been filtered out.', ADMIN.onlyPdf],
  // 8, student
  ['Video Lesson', M.videoTitleFallback],
  ['Failed to start checkout: card refused', M.checkoutNotStarted('card refused')],
  ['Failed to start checkout: Unknown error', M.checkoutNotStarted('')],
  ['Something went wrong. Please try again.', M.somethingWentWrongPlease],
  ['Please login first', M.loginFirst],
  // 8, admin
  ['Failed to fetch course details', ADMIN.courseDetailsFetchFailed],
  ['Failed to fetch courses', ADMIN.coursesFetchFailed],
  ['Failed to add week', ADMIN.weekNotAdded],
  ['Failed to add day', ADMIN.dayNotAdded],
  ['Failed to delete week', ADMIN.weekNotDeleted],
  ['Failed to delete day', ADMIN.dayNotDeleted],
  ['Failed to delete content', ADMIN.contentNotDeleted],
  ['Failed to update content title', ADMIN.contentTitleNotUpdated],
  ['Upload failed: reason', ADMIN.uploadFailed('reason')],
  ['Bulk save failed: reason', ADMIN.bulkSaveFailed('reason')],
  ['Failed to update course status', ADMIN.courseStatusNotUpdated],
  ['Failed to delete course: reason', ADMIN.courseNotDeleted('reason')],
  ['Failed to create course: reason', ADMIN.courseNotCreated('reason')],
  ['Failed to update course: reason', ADMIN.courseNotUpdated('reason')],
  ['Failed to upload thumbnail', ADMIN.thumbnailNotUploaded],
  ['Part 3 upload failed with status: 500', ADMIN.partFailedWithStatus(3, 500)],
  ['Upload failed with status: 403', ADMIN.uploadFailedWithStatus(403)],
  ['Failed to save content metadata: reason', ADMIN.metadataNotSaved('reason')],
  ['Could not find selected week or day', ADMIN.weekOrDayNotFound],
  ['Upload completed with 2 failures out of 9 files.', ADMIN.bulkPartlyFailed(2, 9)],
  ['Course "Sprint" created successfully!', ADMIN.courseCreated('Sprint')],
  ['Course updated successfully!', ADMIN.courseUpdated],
  ['Course "Sprint" deleted successfully!', ADMIN.courseDeleted('Sprint')],
  ['Success! 4 PDF files uploaded successfully to module documents.', ADMIN.bulkUploaded(4)],
  ['New day has been successfully added to the week.', ADMIN.dayAdded],
  ['Week 3 has been successfully deleted.', ADMIN.weekDeleted(3)],
  ['Day 5 has been successfully deleted.', ADMIN.dayDeleted(5)],
  ['Successfully saved 6 file(s) to the course.', ADMIN.filesSaved(6)],
  ['Are you sure you want to delete this content?', ADMIN.confirmDeleteContent],
  // 9
  ['Comprehensive', M.ribbonComprehensive],
  ['Popular', M.ribbonPopular],
  ['Course Title', M.courseTitleFallback],
  ['Course description not available.', M.courseDescriptionFallback],
];

/** Ours, not the specification's: its alert for other content types has no words. */
const OURS: readonly string[] = [M.itemCannotBeOpened];

it.each(SPECIFIED)('says %j', (specified, made) => {
  expect(made).toBe(specified);
});

it('holds no sentence that nobody asked for', () => {
  const fixed = [...Object.values(M), ...Object.values(ADMIN)].filter(
    (entry): entry is Extract<typeof entry, string> => typeof entry === 'string',
  );
  const known = new Set([...SPECIFIED.map(([, made]) => made), ...OURS, ADMIN.allowedVideo, ADMIN.allowedDocument]);
  expect(fixed.filter((sentence) => !known.has(sentence))).toEqual([]);
});
