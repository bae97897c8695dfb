import type { CatalogReader, CourseNodeRepository, CourseRepository, CourseSearch } from '../domain/catalog/ports.ts';
import type { EnrolmentRepository, OrderAlarms, OrderRepository, PaymentGateway } from '../domain/enrolment/ports.ts';
import type {
  PasswordHasher,
  ResetLinkRepository,
  SessionRepository,
  Tokens,
  UserRepository,
} from '../domain/identity/ports.ts';
import type { AuditLog } from '../domain/kernel/audit.ts';
import type { Clock } from '../domain/kernel/clock.ts';
import type { Ids } from '../domain/kernel/ids.ts';
import type { JobMonitor, JobQueue, Outbox } from '../domain/kernel/jobs.ts';
import type { Mailer } from '../domain/kernel/mail.ts';
import type { Secrets } from '../domain/kernel/secrets.ts';
import type { UnitOfWork } from '../domain/kernel/unit-of-work.ts';
import type { ProgressRepository } from '../domain/learning/ports.ts';
import type { DocumentReader } from '../domain/media/document-reader.ts';
import type { Ceilings } from '../domain/media/file-rules.ts';
import type {
  ArchiveInspector,
  DocumentTexts,
  FileAlarms,
  FileRepository,
  FileStorage,
  MultipartRepository,
} from '../domain/media/ports.ts';
import type { SentMails } from '../domain/operations/ports.ts';
import type { FiguresReader, StudentReader } from '../domain/reporting/ports.ts';
import type { ActivityRepository, ContactMessageRepository } from '../domain/support/ports.ts';

/** The stores that a transaction may span. */
export interface Stores {
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly resetLinks: ResetLinkRepository;
  readonly courses: CourseRepository;
  readonly parts: CourseNodeRepository;
  readonly orders: OrderRepository;
  readonly enrolments: EnrolmentRepository;
  readonly progress: ProgressRepository;
  readonly files: FileRepository;
  readonly documentTexts: DocumentTexts;
  readonly contactMessages: ContactMessageRepository;
  readonly outbox: Outbox;
  readonly auditLog: AuditLog;
}

/**
 * Everything that is not ours to decide: databases, storage, money, mail, time and chance. Chosen once
 * at start; a test passes its own. The stores here are for reads and single writes outside a transaction.
 */
export interface Outside extends Omit<Stores, 'outbox' | 'parts' | 'resetLinks' | 'documentTexts'> {
  readonly work: UnitOfWork<Stores>;
  readonly catalogReader: CatalogReader;
  readonly courseSearch: CourseSearch;
  readonly figures: FiguresReader;
  readonly activity: ActivityRepository;
  readonly studentReader: StudentReader;
  readonly multiparts: MultipartRepository;
  readonly storage: FileStorage;
  readonly documentReader: DocumentReader;
  readonly archives: ArchiveInspector;
  readonly jobs: JobQueue;
  readonly jobMonitor: JobMonitor;
  readonly mailer: Mailer;
  readonly sentMails: SentMails;
  readonly gateway: PaymentGateway;
  readonly passwords: PasswordHasher;
  readonly tokens: Tokens;
  readonly ids: Ids;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly alarms: FileAlarms;
  readonly orderAlarms: OrderAlarms;
}

/** What an operator decides about the business; see settings.ts for the names in the environment. */
export interface BusinessRules {
  readonly origin: string;
  readonly brandName: string;
  readonly couponCode: string;
  readonly contactEmail: string;
  readonly ceilings: Ceilings;
}
