/*
 * The path of every API call, as the router spells it: `:name` is one segment, `*key` any number of them. The API
 * answers at `/api` and at the root (decision B1), so no path begins with `/api`. Addresses of pages are in pages.ts.
 *
 * One constant for each path instead of one object: a bundler then leaves out what a page never calls.
 */

// Identity
export const register = '/auth/register';
export const login = '/auth/login';
export const logout = '/auth/logout';
export const forgotPassword = '/auth/forgot-password';
export const resetPassword = '/auth/reset-password';
export const changePassword = '/auth/change-password';
/** The password once more, for grave acts. */
export const confirmPassword = '/auth/confirm-password';
export const twoFactor = '/auth/two-factor';
export const confirmTwoFactor = '/auth/two-factor/confirm';
export const removeTwoFactor = '/auth/two-factor/remove';
export const ownDataCopy = '/auth/data-copy';
export const emailChange = '/auth/email-change';
export const confirmEmailChange = '/auth/email-change/confirm';
export const undoEmailChange = '/auth/email-change/undo';
/** The address that an account has: its link, and that link once more. */
export const confirmEmail = '/auth/confirm-email';
export const emailConfirmation = '/auth/confirm-email/link';
export const invitation = '/auth/invitation';
export const acceptInvitation = '/auth/invitation/accept';
export const me = '/auth/me';
export const profile = '/auth/profile';
export const sessions = '/auth/sessions';
export const endOtherSessions = '/auth/sessions/end-others';
export const session = '/auth/sessions/:sessionId';

// Catalog, as visitors and students see it
export const liveCourses = '/user/courses/live';
/** By its slug, or an earlier one. */
export const coursePage = '/user/course-pages/:slug';
export const course = '/user/courses/:courseId';
export const guidance = '/user/guidance';
export const courseGuidance = '/user/courses/:courseId/guidance';
export const discussionCalendar = '/user/courses/:courseId/discussions.ics';
export const courseDiscussions = '/user/courses/:courseId/discussions';
export const joinDiscussion = '/discussions/:discussionId/join';
/** The calendar of all one's discussions: its address, another one for it, and the file behind one. */
export const calendarFeed = '/user/calendar';
export const discussionFeed = '/calendar/discussions/:token';
export const contentInfo = '/stream/info/:videoId';
export const search = '/search';

// Learning
export const dashboard = '/user/dashboard';
export const plan = '/user/plan';
export const planSkip = '/user/plan/skip';
export const planPutOff = '/user/plan/put-off';
/** Its calendar: another address for it, and the file behind one. */
export const planFeed = '/user/plan/calendar';
export const calendar = '/calendar/:token';
export const courseProgress = '/user/courses/:courseId/progress';
export const itemProgress = '/user/progress/:contentId';

// Enrolment: buying
export const coupon = '/payment/coupon';
export const couponOffer = '/payment/coupon-offer';
export const checkout = '/payment/create-checkout-session';
export const paymentSuccess = '/payment/success';
export const paymentWebhook = '/payment/webhook';
export const purchases = '/user/purchases';
export const demoCheckout = '/payment/demo/:checkoutId';
export const payDemoCheckout = '/payment/demo/:checkoutId/pay';
export const cancelDemoCheckout = '/payment/demo/:checkoutId/cancel';

// Support
export const contact = '/contact';
export const activity = '/activity';
export * from './mentor-paths.ts';

// Media
export const stream = '/stream/*key';
export const presignUpload = '/upload/presign';
export const discardUpload = '/upload/discard';
export const startMultipart = '/multipart-upload/initiate';
export const presignPart = '/multipart-upload/presign-part';
export const completeMultipart = '/multipart-upload/complete';
export const abortMultipart = '/multipart-upload/abort';
export const uploadBytes = '/uploads/*key';

// Catalog, as administrators edit it
export const adminCourses = '/admin/courses';
export const adminCourse = '/admin/courses/:courseId';
export const courseGiveaways = '/admin/courses/:courseId/giveaways';
export const toggleLive = '/admin/courses/:courseId/toggle-live';
export const modules = '/admin/courses/:courseId/weeks';
export const module = '/admin/courses/:courseId/weeks/:weekId';
export const moveModule = '/admin/courses/:courseId/weeks/:weekId/move';
export const days = '/admin/courses/:courseId/weeks/:weekId/days';
export const day = '/admin/courses/:courseId/weeks/:weekId/days/:dayId';
export const moveDay = '/admin/courses/:courseId/weeks/:weekId/days/:dayId/move';
export const contents = '/admin/courses/:courseId/weeks/:weekId/days/:dayId/contents';
export const content = '/admin/courses/:courseId/weeks/:weekId/days/:dayId/contents/:contentId';
export const moveContent = '/admin/courses/:courseId/weeks/:weekId/days/:dayId/contents/:contentId/move';
export const dayTests = '/admin/courses/:courseId/weeks/:weekId/days/:dayId/tests';
/** One or several to a place anywhere in their course. */
export const placeModules = '/admin/courses/:courseId/weeks/move';
export const placeDays = '/admin/courses/:courseId/days/move';
export const placeContents = '/admin/courses/:courseId/contents/move';
export const placeDocuments = '/admin/courses/:courseId/documents/move';
/** Named by the course alone: while a file travels to it, what shows it may be moved to another day or module. */
export const contentFile = '/admin/courses/:courseId/contents/:contentId/file';
export const documentFile = '/admin/courses/:courseId/documents/:documentId/file';
export const freeLesson = '/admin/courses/:courseId/contents/:contentId/free';
export const contentPoster = '/admin/courses/:courseId/contents/:contentId/poster';
export const contentCaptions = '/admin/courses/:courseId/contents/:contentId/captions';
export const contentChapters = '/admin/courses/:courseId/contents/:contentId/chapters';
export const courseFiles = '/admin/courses/:courseId/files';
export const conversions = '/admin/courses/:courseId/conversions';
export const documents = '/admin/courses/:courseId/weeks/:weekId/documents';
export const document = '/admin/courses/:courseId/weeks/:weekId/documents/:documentId';
export const moveDocument = '/admin/courses/:courseId/weeks/:weekId/documents/:documentId/move';
export const trash = '/admin/trash';
export const trashEntry = '/admin/trash/:entryId';
export const restoreFromTrash = '/admin/trash/:entryId/restore';

// Reporting
export const figures = '/admin/dashboard';
export const toDo = '/admin/to-do';
export const students = '/admin/students';
export const studentsExport = '/admin/students/export.csv';
export const adminDiscussions = '/admin/courses/:courseId/discussions';
export const adminDiscussion = '/admin/courses/:courseId/discussions/:discussionId';
export const discussionRecording = '/admin/courses/:courseId/discussions/:discussionId/recording';
export const discussionSeries = '/admin/courses/:courseId/discussion-series';
export const discussionSeriesOne = '/admin/courses/:courseId/discussion-series/:seriesId';
export const endDiscussionSeries = '/admin/courses/:courseId/discussion-series/:seriesId/end';
export const courseClass = '/admin/courses/:courseId/class';
export const classExport = '/admin/courses/:courseId/class.csv';
export const classAnswers = '/admin/courses/:courseId/class/answers';
export const student = '/admin/students/:studentId';
export const studentActivity = '/admin/students/:studentId/activity';
export const studentEnrolments = '/admin/students/:studentId/enrolments';
export const studentEnrolment = '/admin/students/:studentId/enrolments/:courseId';
export const studentEmail = '/admin/students/:studentId/email';
export const enrolmentImports = '/admin/enrolment-imports';
export const enrolmentImportCheck = '/admin/enrolment-imports/check';
export const enrolmentImport = '/admin/enrolment-imports/:importId';
export const studentExtraTime = '/admin/students/:studentId/extra-time';
export const studentSittings = '/admin/students/:studentId/sittings';
export const studentResult = '/admin/students/:studentId/sittings/:sittingId/result';
export const studentAnswers = '/admin/students/:studentId/sittings/:sittingId/answers';
export const studentReadiness = '/admin/students/:studentId/readiness';
export const sittingExtension = '/admin/sittings/:sittingId/extension';

// The team, and people on a bad day
export const team = '/admin/team';
export const invitations = '/admin/invitations';
export const invitationOf = '/admin/invitations/:invitationId';
export const resendInvitation = '/admin/invitations/:invitationId/resend';
export const personRoles = '/admin/people/:userId/roles';
export const studentDataCopy = '/admin/students/:studentId/data-copy';
export const studentErasure = '/admin/students/:studentId/erasure';
export const disablePerson = '/admin/people/:userId/disable';
export const enablePerson = '/admin/people/:userId/enable';
export const endSessions = '/admin/people/:userId/end-sessions';
export const audit = '/admin/audit';
export const auditExport = '/admin/audit/export.csv';

// Orders, as administrators look after them
export const orders = '/admin/orders';
export const ordersExport = '/admin/orders/export.csv';
export const order = '/admin/orders/:orderId';
export const orderRefunds = '/admin/orders/:orderId/refunds';
export const unmatchedPayments = '/admin/unmatched-payments';
export const refundUnmatched = '/admin/unmatched-payments/:checkoutId/refund';
export const taxDocumentsExport = '/admin/tax-documents.csv';

// Coupons, as the office looks after them
export const adminCoupons = '/admin/coupons';
export const adminCoupon = '/admin/coupons/:couponId';

// The exam
export const opening = '/admin/opening';
export const schoolSettings = '/admin/settings';
export const settingsDraft = '/admin/settings/draft';
export const publishSettings = '/admin/settings/publish';
export const takeUpSettings = '/admin/settings/take-up';
export const settingsPictures = '/admin/settings/pictures';
export const settingsVersions = '/admin/settings/versions';
export const blueprint = '/admin/blueprint';
export const confirmBlueprint = '/admin/blueprint/confirm';
export const mockExams = '/admin/mock-exams';
export const freeVignettes = '/admin/mock-exam-vignettes';
export const mockExam = '/admin/mock-exams/:mockExamId';
export const mockResults = '/admin/mock-exams/:mockExamId/results';
export const mockResultsExport = '/admin/mock-exams/:mockExamId/results.csv';
export const mockExamDrawing = '/admin/mock-exams/:mockExamId/draw';
export const mockExamPublication = '/admin/mock-exams/:mockExamId/publish';
export const mockExamClosure = '/admin/mock-exams/:mockExamId/close';

// Operations
export const jobs = '/admin/jobs';
export const retryJobs = '/admin/jobs/retry';
export const retryJob = '/admin/jobs/:jobId/retry';
export const outbox = '/admin/outbox';
export const outboxMailPage = '/admin/outbox/:mailId/page';
export const retryMail = '/admin/outbox/:mailId/retry';
export const mailTemplates = '/admin/mail-templates';
export const mailTemplatePage = '/admin/mail-templates/:kind/page';
export const sendSampleMail = '/admin/mail-templates/:kind/send';
export const health = '/healthz';
export const readiness = '/readyz';
export const metrics = '/metrics';
export const cspReports = '/csp-reports';

// The API's own description
export const openApi = '/openapi.json';
export const docs = '/docs';
export const docsFile = '/docs/:file';

// Questions
export const vignettes = '/admin/vignettes';
export const vignette = '/admin/vignettes/:vignetteId';
export const approvedVignette = '/admin/vignettes/:vignetteId/approved';
export const vignetteDraft = '/admin/vignettes/:vignetteId/draft';
export const vignetteSubmission = '/admin/vignettes/:vignetteId/submit';
export const vignetteTakeBack = '/admin/vignettes/:vignetteId/take-back';
export const vignetteReview = '/admin/vignettes/:vignetteId/review';
export const vignetteRatings = '/admin/vignettes/:vignetteId/review/ratings';
export const vignetteDecision = '/admin/vignettes/:vignetteId/review/decision';
export const vignettePool = '/admin/vignettes/:vignetteId/pool';
export const vignetteRetirement = '/admin/vignettes/:vignetteId/retire';
export const vignetteRestoration = '/admin/vignettes/:vignetteId/restore';
export const vignetteFigures = '/admin/vignettes/:vignetteId/figures';
export const vignetteFigure = '/admin/vignettes/:vignetteId/figures/:number';
export const questionWithdrawal = '/admin/questions/:questionId/withdrawal';
export const questionLessons = '/admin/questions/:questionId/lessons';
export const lessons = '/admin/lessons';
export const questionTallies = '/admin/question-tallies';
export const questionImports = '/admin/question-imports';
export const questionImportCheck = '/admin/question-imports/check';
export const questionImport = '/admin/question-imports/:importId';
export const questionImportTemplate = '/admin/question-imports/template.csv';
export const questionExport = '/admin/question-exports.csv';

// Exam
export const sample = '/sample';
export const sampleAnswers = '/sample/answers';
export const freeMock = '/free-mock';
export const exam = '/exam';
export const practice = '/exam/practice';
/** A test that a day of a course holds, named by its content. */
export const contentTest = '/exam/contents/:contentId';
export const contentSittings = '/exam/contents/:contentId/sittings';
export const examReadiness = '/exam/readiness';
export const missedLessons = '/exam/readiness/lessons';
export const readinessHistory = '/exam/readiness/history';
export const cards = '/exam/cards';
export const dueCards = '/exam/cards/due';
export const card = '/exam/cards/:questionId';
export const cardGrade = '/exam/cards/:questionId/grade';
/** Results that candidates tell, and their comparison with predictions: for candidates, and for the team. */
export const examOutcome = '/exam/outcome';
export const predictions = '/exam/predictions';
export const adminOutcomes = '/admin/outcomes';
export const sittings = '/exam/sittings';
export const sitting = '/exam/sittings/:sittingId';
export const sittingWriter = '/exam/sittings/:sittingId/writer';
export const sittingEnd = '/exam/sittings/:sittingId/end';
export const sectionStart = '/exam/sittings/:sittingId/sections/:number/start';
export const sectionQuestions = '/exam/sittings/:sittingId/sections/:number/questions';
export const sectionAnswers = '/exam/sittings/:sittingId/sections/:number/answers';
export const sectionSubmission = '/exam/sittings/:sittingId/sections/:number/submit';
export const questionReveal = '/exam/sittings/:sittingId/questions/:questionId/reveal';
export const sittingResult = '/exam/sittings/:sittingId/result';
export const sittingAnswers = '/exam/sittings/:sittingId/answers';
export const questionReports = '/exam/questions/:questionId/reports';
export const adminQuestionReports = '/admin/question-reports';
export const questionReportAnswer = '/admin/question-reports/:reportId/answer';

// News
/** Announcements that one has not read. */
export const announcements = '/announcements';
export const announcementRead = '/announcements/:announcementId/read';
export const mailChoices = '/mail-choices';
/** In mails: a page with a button, and what the button and mail programs call (RFC 8058). */
export const unsubscribe = '/unsubscribe/:token';
export const adminAnnouncements = '/admin/announcements';
export const adminAnnouncement = '/admin/announcements/:announcementId';
export const announcementSending = '/admin/announcements/:announcementId/send';
export const announcementStop = '/admin/announcements/:announcementId/stop';
export const announcementTest = '/admin/announcements/:announcementId/test';
