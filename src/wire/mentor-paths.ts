/*
 * Paths of messages to the mentor, a part of path-table.ts: threads of a student, and the team's inbox.
 */

export const mentorThreads = '/mentor/threads';
export const mentorThread = '/mentor/threads/:threadId';
export const threadMessages = '/mentor/threads/:threadId/messages';
export const mentorSuggestions = '/mentor/suggestions';
export const answerTime = '/mentor/answer-time';
export const inbox = '/admin/inbox';
export const inboxThread = '/admin/inbox/:threadId';
export const threadAnswer = '/admin/inbox/:threadId/answer';
export const threadAssignment = '/admin/inbox/:threadId/assignment';
export const threadClosure = '/admin/inbox/:threadId/close';
export const threadReopening = '/admin/inbox/:threadId/reopen';
export const threadShowing = '/admin/inbox/:threadId/shown';
export const cannedAnswers = '/admin/canned-answers';
export const cannedAnswer = '/admin/canned-answers/:cannedAnswerId';
