/** An opaque string that the compiler keeps apart from the other kinds of id. */
export type Id<Kind extends string> = string & { readonly __kind?: Kind };

export type UserId = Id<'user'>;
export type SessionId = Id<'session'>;
export type EmailChangeId = Id<'email-change'>;
export type InvitationId = Id<'invitation'>;
export type CourseId = Id<'course'>;
export type ModuleId = Id<'module'>;
export type DayId = Id<'day'>;
export type ContentId = Id<'content'>;
export type DocumentId = Id<'document'>;
export type TrashEntryId = Id<'trash-entry'>;
export type EnrolmentImportId = Id<'enrolment-import'>;
export type QuestionImportId = Id<'question-import'>;
export type OrderId = Id<'order'>;
export type RefundId = Id<'refund'>;
export type CouponId = Id<'coupon'>;
export type TaxDocumentId = Id<'tax-document'>;
export type JobId = Id<'job'>;
export type VignetteId = Id<'vignette'>;
export type VersionId = Id<'vignette-version'>;
export type QuestionId = Id<'question'>;
export type OptionId = Id<'option'>;
export type MockExamId = Id<'mock-exam'>;
export type SittingId = Id<'sitting'>;
export type QuestionReportId = Id<'question-report'>;
export type AnnouncementId = Id<'announcement'>;
export type SeriesId = Id<'series'>;
export type DiscussionId = Id<'discussion'>;
export type ThreadId = Id<'thread'>;
export type ThreadMessageId = Id<'thread-message'>;
export type CannedAnswerId = Id<'canned-answer'>;
export type FileKey = Id<'file'>;

/** Generates 128 random bits as URL-safe text. Ids are not secrets, but cannot be guessed. */
export interface Ids {
  next(): string;
}
