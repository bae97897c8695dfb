import type { CaptionReader } from '../../domain/catalog/search-ports.ts';
import type { PeopleFileReader } from '../../domain/enrolment/import/people-file.ts';
import type { Seller } from '../../domain/enrolment/invoices/tax-document.ts';
import type { OrderAlarms, PaymentGateway } from '../../domain/enrolment/ports.ts';
import type { Passwords } from '../../domain/identity/passwords.ts';
import type { CommonPasswords, Tokens } from '../../domain/identity/ports.ts';
import type { OneTimeCodes, Sealer, TwoFactorAlarms } from '../../domain/identity/two-factor/ports.ts';
import type { AccountHashes } from '../../domain/kernel/account-hashes.ts';
import type { Clock } from '../../domain/kernel/clock.ts';
import type { EventLoopYield } from '../../domain/kernel/event-loop-yield.ts';
import type { Ids } from '../../domain/kernel/ids.ts';
import type { JobQueue } from '../../domain/kernel/jobs.ts';
import type { Mailer } from '../../domain/kernel/mail.ts';
import type { RichTextReader } from '../../domain/kernel/rich-text.ts';
import type { Secrets } from '../../domain/kernel/secrets.ts';
import type { UnitOfWork } from '../../domain/kernel/unit-of-work.ts';
import type { DocumentReader } from '../../domain/media/document-reader.ts';
import type { OfficeReader, VideoFactsReader } from '../../domain/media/file-readers.ts';
import type { Ceilings } from '../../domain/media/file-rules.ts';
import type { PictureEncoder } from '../../domain/media/picture-encoder.ts';
import type { ArchiveInspector, DirectDelivery, FileAlarms, FileStorage } from '../../domain/media/ports.ts';
import type { VideoConverter } from '../../domain/media/renditions/video-converter.ts';
import type { VirusScanner } from '../../domain/media/virus-scanner.ts';
import type { NoticePages } from '../../domain/news/ports.ts';
import type { MailRenderer, MailTransport } from '../../domain/operations/ports.ts';
import type { QuestionFileReader } from '../../domain/questions/import/question-file.ts';
import type { ReviewRules } from '../../domain/questions/ports.ts';
import type { CurrentSettings } from '../../domain/school/current-settings.ts';
import type { Identifiers } from './bindings.ts';
import type { ContextStores, Stores } from './context-stores.ts';

/**
 * Every port with its adapter, grouped by the context that asks: databases, storage, money, mail, time and chance. An
 * installation chooses them once at start; a test passes its own. The stores here are for reads and single writes
 * outside a transaction.
 */
export interface Dependencies extends ContextStores {
  readonly kernel: {
    readonly work: UnitOfWork<Stores>;
    readonly jobs: JobQueue;
    readonly mailer: Mailer;
    readonly ids: Ids;
    readonly secrets: Secrets;
    readonly clock: Clock;
    readonly richText: RichTextReader;
    readonly eventLoop: EventLoopYield;
  };
  readonly identity: ContextStores['identity'] & {
    readonly commonPasswords: CommonPasswords;
    /** Passwords of demo accounts: valid only while the school is not exposed. */
    readonly publicPasswords: readonly string[];
    readonly oneTimeCodes: OneTimeCodes;
    readonly sealer: Sealer;
    readonly twoFactorAlarms: TwoFactorAlarms;
    readonly passwords: Passwords;
    readonly tokens: Tokens;
  };
  readonly catalog: ContextStores['catalog'] & { readonly captionReader: CaptionReader };
  readonly enrolment: ContextStores['enrolment'] & {
    readonly gateway: PaymentGateway;
    readonly peopleFileReader: PeopleFileReader;
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
  readonly questions: ContextStores['questions'] & {
    readonly fileReader: QuestionFileReader;
  };
  readonly news: ContextStores['news'] & { readonly noticePages: NoticePages };
  readonly operations: ContextStores['operations'] & {
    readonly mailTransport: MailTransport;
    readonly mailRenderer: MailRenderer;
    readonly accounts: AccountHashes;
  };
  readonly school: ContextStores['school'] & { readonly current: CurrentSettings };
}

/** Settings of the school that stay while it runs; see settings.ts for the names in the environment. */
export interface FixedSettings {
  readonly origin: string;
  readonly couponCode: string;
  /** Multiplies every limit of how often something may be tried. */
  readonly rateLimitFactor: number;
  readonly ceilings: Ceilings;
  /** True when other machines can reach the school. */
  readonly isExposed: boolean;
  /** Whether lighter steps are made of videos that play but are heavy. */
  readonly convertsHeavyVideos: boolean;
  /** Address from which emails are sent. */
  readonly mailFrom: string;
  /** The demonstration that fills an empty school, or none. */
  readonly seedDemo: string;
}

/** All settings of the school; the owner's among them are read at the moment of use (school-settings.ts). */
export interface SchoolSettings extends FixedSettings {
  readonly brandName: string;
  readonly seller: Seller;
  readonly contactEmail: string;
  /** 1 shows no struck-through price. */
  readonly compareAtMultiplier: number;
  readonly reviewRules: ReviewRules;
  /** Catches up with what was published by now. */
  newest(): Promise<unknown>;
}

/** Settings that a use case asks for in its constructor. */
export interface SettingPorts {
  readonly school: SchoolSettings;
  readonly site: { readonly name: string; readonly origin: string };
  readonly couponCode: string;
  readonly seller: Seller;
  readonly ceilings: Ceilings;
  readonly reviewRules: ReviewRules;
}

/** The identifiers by which a use case asks for its ports. */
export type Ports = { readonly [G in keyof Dependencies]: Identifiers<Dependencies[G]> } & {
  readonly settings: Identifiers<SettingPorts>;
};
