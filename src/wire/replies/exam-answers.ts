import type { paths } from '../paths.ts';
import type { CardReply, CardsReply, DueCardsReply, GradedCardReply } from './cards.ts';
import type { BlueprintReply } from './exam.ts';
import type { ExtraTimeReply, StudentSittingsReply } from './extra-time.ts';
import type { MessageReply } from './identity.ts';
import type { LessonPlacesReply, LessonsReply } from './lessons.ts';
import type { FreeVignettesReply, MockExamReply, MockExamsReply } from './mock-exams.ts';
import type { MockResultsReply } from './mock-results.ts';
import type { AskedOutcomeReply, PredictionsReply } from './outcomes.ts';
import type {
  ApprovedVignetteReply,
  QuestionImportReply,
  QuestionImportStateReply,
  TalliesReply,
  VersionInReviewReply,
  VignetteReply,
  VignettesReply,
  WithdrawalReply,
} from './questions.ts';
import type {
  ExamReadinessReply,
  MissedLessonsReply,
  ReadinessHistoryReply,
  StudentReadinessReply,
} from './readiness.ts';
import type {
  AnswersReply,
  OwnReportReply,
  QuestionReportReply,
  QuestionReportsReply,
  ResultReply,
  StudentResultReply,
} from './results.ts';
import type {
  DayTestReply,
  ExamReply,
  FreeMockReply,
  PracticeReply,
  RevealReply,
  SampleReply,
  SavedAnswersReply,
  SectionQuestionsReply,
  SittingReply,
  SittingsReply,
} from './sittings.ts';

/** Reply types of the exam, its question bank and readiness, as `Answers` has them. */
export interface ExamAnswers {
  [paths.studentExtraTime]: { GET: ExtraTimeReply; PUT: MessageReply; DELETE: MessageReply };
  [paths.studentSittings]: { GET: StudentSittingsReply };
  [paths.mockResults]: { GET: MockResultsReply };
  [paths.studentResult]: { GET: StudentResultReply };
  [paths.studentAnswers]: { GET: AnswersReply };
  [paths.blueprint]: { GET: BlueprintReply; PUT: BlueprintReply };
  [paths.confirmBlueprint]: { POST: BlueprintReply };
  [paths.vignettes]: { GET: VignettesReply; POST: VignetteReply };
  [paths.vignette]: { GET: VignetteReply };
  [paths.vignetteDraft]: { PUT: VignetteReply; POST: VignetteReply; DELETE: VignetteReply };
  [paths.vignetteSubmission]: { POST: VignetteReply };
  [paths.vignetteTakeBack]: { POST: VignetteReply };
  [paths.approvedVignette]: { GET: ApprovedVignetteReply };
  [paths.vignetteReview]: { GET: VersionInReviewReply };
  [paths.vignetteRatings]: { POST: VersionInReviewReply };
  [paths.vignetteDecision]: { POST: VignetteReply };
  [paths.vignettePool]: { PUT: VignetteReply };
  [paths.vignetteRetirement]: { POST: VignetteReply };
  [paths.vignetteRestoration]: { POST: VignetteReply };
  [paths.vignetteFigures]: { POST: VignetteReply };
  [paths.vignetteFigure]: { DELETE: VignetteReply };
  [paths.questionWithdrawal]: { PUT: WithdrawalReply; DELETE: WithdrawalReply };
  [paths.questionLessons]: { GET: LessonPlacesReply; PUT: LessonPlacesReply };
  [paths.lessons]: { GET: LessonsReply };
  [paths.questionImports]: { POST: QuestionImportReply };
  [paths.questionImportCheck]: { POST: QuestionImportReply };
  [paths.questionImport]: { GET: QuestionImportStateReply };
  [paths.questionTallies]: { GET: TalliesReply };
  [paths.mockExams]: { GET: MockExamsReply; POST: MockExamReply };
  [paths.freeVignettes]: { GET: FreeVignettesReply };
  [paths.mockExam]: { GET: MockExamReply; PUT: MockExamReply };
  [paths.mockExamDrawing]: { POST: MockExamReply };
  [paths.mockExamPublication]: { POST: MockExamReply };
  [paths.mockExamClosure]: { POST: MockExamReply };
  [paths.exam]: { GET: ExamReply };
  [paths.practice]: { GET: PracticeReply; POST: SittingReply };
  [paths.contentTest]: { GET: DayTestReply };
  [paths.contentSittings]: { POST: SittingReply };
  [paths.examReadiness]: { GET: ExamReadinessReply };
  [paths.missedLessons]: { GET: MissedLessonsReply };
  [paths.readinessHistory]: { GET: ReadinessHistoryReply };
  [paths.cards]: { GET: CardsReply };
  [paths.dueCards]: { GET: DueCardsReply };
  [paths.card]: { PATCH: CardReply };
  [paths.cardGrade]: { POST: GradedCardReply };
  [paths.studentReadiness]: { GET: StudentReadinessReply };
  [paths.examOutcome]: { GET: AskedOutcomeReply; POST: AskedOutcomeReply };
  [paths.predictions]: { GET: PredictionsReply };
  [paths.adminOutcomes]: { GET: PredictionsReply };
  [paths.sittings]: { GET: SittingsReply; POST: SittingReply };
  [paths.sitting]: { GET: SittingReply };
  [paths.sittingWriter]: { POST: SittingReply };
  [paths.sittingEnd]: { POST: SittingReply };
  [paths.sectionStart]: { POST: SittingReply };
  [paths.sectionQuestions]: { GET: SectionQuestionsReply };
  [paths.sample]: { GET: SampleReply };
  [paths.sampleAnswers]: { POST: RevealReply };
  [paths.freeMock]: { GET: FreeMockReply };
  [paths.sectionAnswers]: { PUT: SavedAnswersReply };
  [paths.sectionSubmission]: { POST: SittingReply };
  [paths.questionReveal]: { POST: RevealReply };
  [paths.sittingResult]: { GET: ResultReply };
  [paths.sittingAnswers]: { GET: AnswersReply };
  [paths.questionReports]: { POST: OwnReportReply };
  [paths.adminQuestionReports]: { GET: QuestionReportsReply };
  [paths.questionReportAnswer]: { POST: QuestionReportReply };
}
