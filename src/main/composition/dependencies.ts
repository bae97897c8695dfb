import type {
  CatalogReader,
  CourseNodeRepository,
  CourseRepository,
  CourseSearch,
  LessonFiles,
  NodePlacements,
} from '../../domain/catalog/ports.ts';
import type { TrashRepository } from '../../domain/catalog/trash/ports.ts';
import type { TaxDocumentRepository } from '../../domain/enrolment/invoices/ports.ts';
import type { Seller } from '../../domain/enrolment/invoices/tax-document.ts';
import type { RestoreMarks, UnmatchedPayments } from '../../domain/enrolment/lost-payments/ports.ts';
import type {
  EnrolmentRepository,
  OrderAlarms,
  OrderEvents,
  OrderMails,
  OrderReader,
  OrderRepository,
  PaymentGateway,
  RefundRepository,
} from '../../domain/enrolment/ports.ts';
import type { Passwords } from '../../domain/identity/passwords.ts';
import type {
  AttemptRepository,
  CommonPasswords,
  ResetLinkRepository,
  SessionRepository,
  StreamRepository,
  Tokens,
  UserRepository,
} from '../../domain/identity/ports.ts';
import type {
  OneTimeCodes,
  Sealer,
  TwoFactorAlarms,
  TwoFactorRepository,
} from '../../domain/identity/two-factor/ports.ts';
import type { AccountHashes } from '../../domain/kernel/account-hashes.ts';
import type { AuditLog } from '../../domain/kernel/audit.ts';
import type { Clock } from '../../domain/kernel/clock.ts';
import type { Ids } from '../../domain/kernel/ids.ts';
import type { JobMonitor, JobQueue, Outbox } from '../../domain/kernel/jobs.ts';
import type { Mailer } from '../../domain/kernel/mail.ts';
import type { Secrets } from '../../domain/kernel/secrets.ts';
import type { UnitOfWork } from '../../domain/kernel/unit-of-work.ts';
import type { ProgressRepository } from '../../domain/learning/ports.ts';
import type { DocumentReader } from '../../domain/media/document-reader.ts';
import type { OfficeReader, VideoFactsReader } from '../../domain/media/file-readers.ts';
import type { Ceilings } from '../../domain/media/file-rules.ts';
import type { PictureEncoder } from '../../domain/media/picture-encoder.ts';
import type {
  ArchiveInspector,
  DirectDelivery,
  DocumentTexts,
  FileAlarms,
  FileRepository,
  FileStorage,
  MultipartRepository,
} from '../../domain/media/ports.ts';
import type { ConversionRepository, RenditionRepository } from '../../domain/media/renditions/ports.ts';
import type { VideoConverter } from '../../domain/media/renditions/video-converter.ts';
import type { VirusScanner } from '../../domain/media/virus-scanner.ts';
import type { MailRenderer, MailRepository, MailTransport } from '../../domain/operations/ports.ts';
import type { FiguresReader, StudentReader } from '../../domain/reporting/ports.ts';
import type { ActivityRepository, ContactMessageRepository } from '../../domain/support/ports.ts';
import type { Identifiers } from './bindings.ts';

/** The stores of each context: the ports that an SQL database answers, with or without a transaction. */
interface ContextStores {
  readonly identity: {
    readonly users: UserRepository;
    readonly sessions: SessionRepository;
    readonly streams: StreamRepository;
    readonly resetLinks: ResetLinkRepository;
    readonly attempts: AttemptRepository;
    readonly twoFactors: TwoFactorRepository;
  };
  readonly catalog: {
    readonly courses: CourseRepository;
    readonly nodes: CourseNodeRepository;
    readonly placements: NodePlacements;
    readonly reader: CatalogReader;
    readonly search: CourseSearch;
    readonly lessonFiles: LessonFiles;
    readonly trash: TrashRepository;
  };
  readonly enrolment: {
    readonly orders: OrderRepository;
    readonly orderEvents: OrderEvents;
    readonly orderReader: OrderReader;
    readonly orderMails: OrderMails;
    readonly refunds: RefundRepository;
    readonly taxDocuments: TaxDocumentRepository;
    readonly unmatchedPayments: UnmatchedPayments;
    readonly restoreMarks: RestoreMarks;
    readonly enrolments: EnrolmentRepository;
  };
  readonly learning: { readonly progress: ProgressRepository };
  readonly reporting: {
    readonly figures: FiguresReader;
    readonly students: StudentReader;
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
  };
  readonly operations: {
    readonly jobMonitor: JobMonitor;
    readonly mails: MailRepository;
  };
}

/** Scope of a transaction: the stores of all contexts, and the outbox of jobs. */
export type Stores = ContextStores['identity'] &
  ContextStores['catalog'] &
  ContextStores['enrolment'] &
  ContextStores['learning'] &
  ContextStores['reporting'] &
  ContextStores['media'] &
  ContextStores['support'] &
  ContextStores['operations'] & { readonly outbox: Outbox };

/**
 * Every port with the adapter that stands behind it, grouped by the context that asks: databases, storage,
 * money, mail, time and chance. An installation chooses them once at start; a test passes its own. The
 * stores here are for reads and single writes outside a transaction.
 */
export interface Dependencies extends ContextStores {
  readonly kernel: {
    readonly work: UnitOfWork<Stores>;
    readonly jobs: JobQueue;
    readonly mailer: Mailer;
    readonly ids: Ids;
    readonly secrets: Secrets;
    readonly clock: Clock;
  };
  readonly identity: ContextStores['identity'] & {
    readonly commonPasswords: CommonPasswords;
    readonly oneTimeCodes: OneTimeCodes;
    readonly sealer: Sealer;
    readonly twoFactorAlarms: TwoFactorAlarms;
    readonly passwords: Passwords;
    readonly tokens: Tokens;
  };
  readonly enrolment: ContextStores['enrolment'] & {
    readonly gateway: PaymentGateway;
    readonly alarms: OrderAlarms;
  };
  readonly media: ContextStores['media'] & {
    readonly storage: FileStorage;
    readonly delivery: DirectDelivery;
    readonly documentReader: DocumentReader;
    readonly virusScanner: VirusScanner;
    readonly pictureEncoder: PictureEncoder;
    readonly videoConverter: VideoConverter;
    readonly archives: ArchiveInspector;
    readonly officeReader: OfficeReader;
    readonly videoFactsReader: VideoFactsReader;
    readonly alarms: FileAlarms;
  };
  readonly operations: ContextStores['operations'] & {
    readonly mailTransport: MailTransport;
    readonly mailRenderer: MailRenderer;
    readonly accounts: AccountHashes;
  };
}

/** Operator's settings of the school; see settings.ts for the names in the environment. */
export interface SchoolSettings {
  readonly origin: string;
  readonly brandName: string;
  readonly couponCode: string;
  readonly seller: Seller;
  readonly contactEmail: string;
  readonly compareAtMultiplier: number;
  /** Multiplies every limit of how often something may be tried. */
  readonly rateLimitFactor: number;
  readonly ceilings: Ceilings;
  /** True when other machines can reach the school. */
  readonly isExposed: boolean;
  readonly publicPasswords: readonly string[];
  /** Jobs run through Redis, whose queues have a page. */
  readonly redisUrl?: string | undefined;
}

/** Settings that a use case asks for in its constructor. */
export interface SettingPorts {
  readonly school: SchoolSettings;
  readonly site: { readonly name: string; readonly origin: string };
  readonly couponCode: string;
  readonly seller: Seller;
  readonly ceilings: Ceilings;
}

/** The identifiers by which a use case asks for its ports. */
export type Ports = { readonly [G in keyof Dependencies]: Identifiers<Dependencies[G]> } & {
  readonly settings: Identifiers<SettingPorts>;
};
