import type { CaptionReader } from '../../domain/catalog/search-ports.ts';
import type { PeopleFileReader } from '../../domain/enrolment/import/people-file.ts';
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
import type { PictureEncoder } from '../../domain/media/picture-encoder.ts';
import type { ArchiveInspector, DirectDelivery, FileAlarms, FileStorage } from '../../domain/media/ports.ts';
import type { VideoConverter } from '../../domain/media/renditions/video-converter.ts';
import type { VirusScanner } from '../../domain/media/virus-scanner.ts';
import type { NoticePages } from '../../domain/news/ports.ts';
import type { MailRenderer, MailTransport } from '../../domain/operations/ports.ts';
import type { QuestionFileReader } from '../../domain/questions/import/question-file.ts';
import type { CardScheduler } from '../../domain/readiness/cards/card-scheduler.ts';
import type { CurrentSettings } from '../../domain/school/current-settings.ts';
import type { Identifiers } from './bindings.ts';
import type { ContextStores, Stores } from './context-stores.ts';
import type { SettingPorts } from './setting-ports.ts';

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
  readonly readiness: ContextStores['readiness'] & { readonly cardScheduler: CardScheduler };
  readonly news: ContextStores['news'] & { readonly noticePages: NoticePages };
  readonly operations: ContextStores['operations'] & {
    readonly mailTransport: MailTransport;
    readonly mailRenderer: MailRenderer;
    readonly accounts: AccountHashes;
  };
  readonly school: ContextStores['school'] & { readonly current: CurrentSettings };
}

/** The identifiers by which a use case asks for its ports. */
export type Ports = { readonly [G in keyof Dependencies]: Identifiers<Dependencies[G]> } & {
  readonly settings: Identifiers<SettingPorts>;
};
