import type { LessonReader } from '../../domain/catalog/lesson-reader.ts';
import type {
  CatalogReader,
  CourseNodeRepository,
  CourseRepository,
  LessonFiles,
  NodePlacements,
} from '../../domain/catalog/ports.ts';
import type { CaptionTexts, CourseSearch } from '../../domain/catalog/search-ports.ts';
import type { TrashRepository } from '../../domain/catalog/trash/ports.ts';
import type { Attendances, CalendarFeeds, DiscussionRepository, Doors } from '../../domain/discussions/ports.ts';
import type { CouponReader, CouponRepository } from '../../domain/enrolment/coupons/ports.ts';
import type { EnrolmentImports } from '../../domain/enrolment/import/ports.ts';
import type { TaxDocumentRepository } from '../../domain/enrolment/invoices/ports.ts';
import type { RestoreMarks, UnmatchedPayments } from '../../domain/enrolment/lost-payments/ports.ts';
import type {
  EnrolmentRepository,
  OrderEvents,
  OrderMails,
  OrderReader,
  OrderRepository,
  RefundRepository,
} from '../../domain/enrolment/ports.ts';
import type {
  AnsweredQuestions,
  AnswerSheets,
  BlueprintRepository,
  ExtraTimes,
  MockExamRepository,
  QuestionReports,
  RevealRepository,
  SittingRepository,
} from '../../domain/exam/ports.ts';
import type { PersonalData } from '../../domain/identity/personal-data/ports.ts';
import type {
  AttemptRepository,
  EmailChangeRepository,
  EmailConfirmationRepository,
  InvitationRepository,
  ResetLinkRepository,
  SessionRepository,
  StreamRepository,
  UserRepository,
} from '../../domain/identity/ports.ts';
import type { TwoFactorRepository } from '../../domain/identity/two-factor/ports.ts';
import type { AuditLog } from '../../domain/kernel/audit.ts';
import type { JobMonitor, Outbox } from '../../domain/kernel/jobs.ts';
import type { Together } from '../../domain/kernel/unit-of-work.ts';
import type { ProgressRepository, StudyGoalRepository } from '../../domain/learning/ports.ts';
import type { DocumentTexts, FileRepository, MultipartRepository } from '../../domain/media/ports.ts';
import type { ConversionRepository, RenditionRepository } from '../../domain/media/renditions/ports.ts';
import type {
  AnnouncementRepository,
  DeliveryRepository,
  KnownContents,
  LearningMarks,
  MailChoiceRepository,
  ReaderDirectory,
} from '../../domain/news/ports.ts';
import type { MailRepository } from '../../domain/operations/ports.ts';
import type { QuestionImports } from '../../domain/questions/import/question-import.ts';
import type {
  FigureRepository,
  KeyReader,
  LessonPlaces,
  PoolReader,
  QuestionTransfer,
  ReviewRepository,
  VersionRepository,
  VersionTexts,
  VignetteReader,
  VignetteRepository,
  WithdrawnQuestions,
} from '../../domain/questions/ports.ts';
import type { Cards, ReleasedAnswers } from '../../domain/readiness/cards/ports.ts';
import type { Estimates, EvidenceReader, Outcomes } from '../../domain/readiness/ports.ts';
import type { ClassReader, FiguresReader, StudentReader, ToDoReader } from '../../domain/reporting/ports.ts';
import type { SettingsRepository, SetupReader } from '../../domain/school/ports.ts';
import type { ActivityRepository, ContactMessageRepository } from '../../domain/support/ports.ts';
import type { CannedAnswers, Threads } from '../../domain/support/threads/ports.ts';

/** The stores of each context: the ports that an SQL database answers, with or without a transaction. */
export interface ContextStores {
  readonly identity: {
    readonly users: UserRepository;
    readonly sessions: SessionRepository;
    readonly streams: StreamRepository;
    readonly resetLinks: ResetLinkRepository;
    readonly emailChanges: EmailChangeRepository;
    readonly invitations: InvitationRepository;
    readonly emailConfirmations: EmailConfirmationRepository;
    readonly attempts: AttemptRepository;
    readonly twoFactors: TwoFactorRepository;
    readonly personalData: PersonalData;
  };
  readonly catalog: {
    readonly courses: CourseRepository;
    readonly nodes: CourseNodeRepository;
    readonly placements: NodePlacements;
    readonly reader: CatalogReader;
    readonly search: CourseSearch;
    readonly lessonReader: LessonReader;
    readonly captionTexts: CaptionTexts;
    readonly lessonFiles: LessonFiles;
    readonly trash: TrashRepository;
  };
  readonly enrolment: {
    readonly orders: OrderRepository;
    readonly coupons: CouponRepository;
    readonly couponReader: CouponReader;
    readonly orderEvents: OrderEvents;
    readonly orderReader: OrderReader;
    readonly orderMails: OrderMails;
    readonly refunds: RefundRepository;
    readonly taxDocuments: TaxDocumentRepository;
    readonly unmatchedPayments: UnmatchedPayments;
    readonly restoreMarks: RestoreMarks;
    readonly enrolments: EnrolmentRepository;
    readonly enrolmentImports: EnrolmentImports;
  };
  readonly learning: { readonly progress: ProgressRepository; readonly studyGoals: StudyGoalRepository };
  readonly reporting: {
    readonly figures: FiguresReader;
    readonly students: StudentReader;
    readonly classes: ClassReader;
    readonly toDo: ToDoReader;
    readonly auditLog: AuditLog;
  };
  readonly media: {
    readonly files: FileRepository;
    readonly multiparts: MultipartRepository;
    readonly documentTexts: DocumentTexts;
    readonly renditions: RenditionRepository;
    readonly conversions: ConversionRepository;
  };
  readonly support: {
    readonly contactMessages: ContactMessageRepository;
    readonly activity: ActivityRepository;
    readonly threads: Threads;
    readonly cannedAnswers: CannedAnswers;
  };
  readonly exam: {
    readonly blueprints: BlueprintRepository;
    readonly mockExams: MockExamRepository;
    readonly sittings: SittingRepository;
    readonly answerSheets: AnswerSheets;
    readonly reveals: RevealRepository;
    readonly answeredQuestions: AnsweredQuestions;
    readonly extraTimes: ExtraTimes;
    readonly questionReports: QuestionReports;
  };
  readonly operations: {
    readonly jobMonitor: JobMonitor;
    readonly mails: MailRepository;
  };
  readonly news: {
    readonly announcements: AnnouncementRepository;
    readonly deliveries: DeliveryRepository;
    readonly mailChoices: MailChoiceRepository;
    readonly readerDirectory: ReaderDirectory;
    readonly learningMarks: LearningMarks;
    readonly knownContents: KnownContents;
  };
  readonly questions: {
    readonly vignettes: VignetteRepository;
    readonly versions: VersionRepository;
    readonly versionTexts: VersionTexts;
    readonly reviews: ReviewRepository;
    readonly vignetteFigures: FigureRepository;
    readonly withdrawn: WithdrawnQuestions;
    readonly lessonPlaces: LessonPlaces;
    readonly vignetteReader: VignetteReader;
    readonly keyReader: KeyReader;
    readonly poolReader: PoolReader;
    readonly questionTransfer: QuestionTransfer;
    readonly questionImports: QuestionImports;
  };
  readonly readiness: {
    readonly estimates: Estimates;
    readonly outcomes: Outcomes;
    readonly evidence: EvidenceReader;
    readonly cards: Cards;
    readonly releasedAnswers: ReleasedAnswers;
  };
  readonly discussions: {
    readonly discussions: DiscussionRepository;
    readonly attendances: Attendances;
    readonly calendarFeeds: CalendarFeeds;
    readonly doors: Doors;
  };
  readonly school: { readonly schoolSettings: SettingsRepository; readonly setupReader: SetupReader };
}

/** Scope of a transaction: the stores of all contexts, and the outbox of jobs. */
export type Stores = Together<ContextStores> & { readonly outbox: Outbox };
