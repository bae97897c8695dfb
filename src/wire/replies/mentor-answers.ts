import type { paths } from '../paths.ts';
import type {
  AnswerTimeReply,
  CannedAnswersReply,
  InboxReply,
  InboxThreadReply,
  SuggestionsReply,
  ThreadReply,
  ThreadsReply,
} from './mentor.ts';

/** Reply types of messages to the mentor, as `Answers` has them. */
export interface MentorAnswers {
  [paths.mentorThreads]: { GET: ThreadsReply; POST: ThreadReply };
  [paths.mentorThread]: { GET: ThreadReply };
  [paths.threadMessages]: { POST: ThreadReply };
  [paths.mentorSuggestions]: { GET: SuggestionsReply };
  [paths.answerTime]: { GET: AnswerTimeReply };
  [paths.inbox]: { GET: InboxReply };
  [paths.inboxThread]: { GET: InboxThreadReply };
  [paths.threadAnswer]: { POST: InboxThreadReply };
  [paths.threadAssignment]: { PUT: InboxThreadReply };
  [paths.threadClosure]: { POST: InboxThreadReply };
  [paths.threadReopening]: { POST: InboxThreadReply };
  [paths.threadShowing]: { PUT: InboxThreadReply };
  [paths.cannedAnswers]: { GET: CannedAnswersReply; POST: CannedAnswersReply };
  [paths.cannedAnswer]: { DELETE: CannedAnswersReply };
}
