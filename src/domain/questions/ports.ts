import type { ContentId, FileKey, QuestionId, UserId, VersionId, VignetteId } from '../kernel/ids.ts';
import type { KeyOfQuestion, StandingVignette } from '../kernel/vignettes.ts';
import type { AnswerKey } from './answer-key.ts';
import type { Figure } from './figure.ts';
import type { Lesson, LessonPlace } from './lesson-place.ts';
import type { Pool, ReviewDecision, VersionState, VignetteFilter } from './literals.ts';
import type { VignetteReview } from './review.ts';
import type { Taxonomy } from './submission.ts';
import type { Vignette, VignetteRequest } from './vignette.ts';
import type { KeyedVersion, VignetteVersion } from './vignette-version.ts';
import type { WithdrawnQuestion } from './withdrawn-question.ts';

/** Contract: tests/contracts/vignette-repository.test.ts. */
export interface VignetteRepository {
  /**
   * Gives them the next numbers, in their order. Rejects with `conflict` (`questions/made-already`) when a request has
   * made a vignette already; of two that race one gets in.
   */
  add(vignettes: readonly NewVignette[]): Promise<void>;
  find(id: VignetteId): Promise<Vignette | undefined>;
  findRequested(request: VignetteRequest): Promise<Vignette | undefined>;
  /**
   * Inside a unit of work. Keeps other writers of this vignette waiting until the transaction ends, and answers it.
   * Rejects with `not-found`.
   */
  hold(id: VignetteId): Promise<Vignette>;
  edit(id: VignetteId, change: Pick<Vignette, 'pool'> | Pick<Vignette, 'retiredAt' | 'retiredBy'>): Promise<void>;
  /** Removes a vignette without versions. */
  remove(id: VignetteId): Promise<void>;
}

export type NewVignette = Omit<Vignette, 'number'> & { readonly request?: VignetteRequest };

/** Facts of a version that a list shows. */
export type VersionHead = Omit<VignetteVersion, 'case' | 'questions' | 'figures' | 'basis' | 'isDeclared'>;

/** Versions with their answer keys. Inside a unit of work that holds the vignette. */
export interface VersionRepository {
  add(versions: readonly KeyedVersion[]): Promise<void>;
  /** The one version in any of these states; the newest where there are several. */
  findIn(vignetteId: VignetteId, states: readonly VersionState[]): Promise<KeyedVersion | undefined>;
  /** Newest first. */
  listOf(vignetteId: VignetteId): Promise<VersionHead[]>;
  /**
   * Overwrites a draft with its keys. Rejects with `conflict` (`questions/no-draft`) for any other version: a submitted
   * one never changes.
   */
  save(draft: KeyedVersion): Promise<void>;
  /** Changes the state, and what was noted of it; texts stay. */
  move(id: VersionId, to: Pick<VignetteVersion, 'state' | 'submittedAt' | 'approvedAt'>): Promise<void>;
  /** Keeps the ratings of an approved version with its answer keys. */
  rate(id: VersionId, keys: readonly Pick<AnswerKey, 'questionId' | 'rating'>[]): Promise<void>;
  /** Removes a draft. */
  remove(id: VersionId): Promise<void>;
}

/**
 * Versions as a candidate, or a reviewer who has not answered yet, may see them. Its adapter knows no table of answer
 * keys, so that no mistake can send one.
 */
export interface VersionTexts {
  /** Existing versions among these, in no order. */
  list(ids: readonly VersionId[]): Promise<VignetteVersion[]>;
  find(id: VersionId): Promise<VignetteVersion | undefined>;
  findInReview(vignetteId: VignetteId): Promise<VignetteVersion | undefined>;
}

/** Contract: tests/contracts/vignette-reviews.test.ts. */
export interface ReviewRepository {
  /** False, and nothing is changed, when this reviewer has answered this revision already. */
  add(review: VignetteReview): Promise<boolean>;
  find(versionId: VersionId, revision: number, reviewerId: UserId): Promise<VignetteReview | undefined>;
  decide(id: string, made: { decision: ReviewDecision; comment: string; decidedAt: Date }): Promise<void>;
  /** Oldest first, of all its revisions. */
  listOf(versionId: VersionId): Promise<VignetteReview[]>;
}

export interface FigureRepository {
  /** Takes the next number of its vignette, and answers it. */
  add(figure: Omit<Figure, 'number'>): Promise<number>;
  listOf(vignetteId: VignetteId): Promise<Figure[]>;
  /** Figures of all these vignettes, in one statement. */
  listOfAll(vignetteIds: readonly VignetteId[]): Promise<Figure[]>;
  /** Removes the existing ones of these numbers from the vignette. */
  remove(vignetteId: VignetteId, numbers: readonly number[]): Promise<void>;
  /** Numbers that a submitted version shows. */
  submittedNumbers(vignetteId: VignetteId): Promise<number[]>;
  /** The vignette whose figure has this file, in either size. */
  vignetteOf(key: FileKey): Promise<VignetteId | undefined>;
  /** Keys among these that a figure has, in either size. */
  usedFiles(keys: readonly FileKey[]): Promise<FileKey[]>;
}

export interface WithdrawnQuestions {
  /** Writes the reason, also where there is one already. */
  put(question: WithdrawnQuestion): Promise<void>;
  /** Also where it is not withdrawn. */
  remove(questionId: QuestionId): Promise<void>;
  of(questionIds: readonly QuestionId[]): Promise<WithdrawnQuestion[]>;
  /** Submitted versions that have the question. */
  submittedIn(questionId: QuestionId): Promise<VersionId[]>;
}

/** Contract: tests/contracts/lesson-places.test.ts. */
export interface LessonPlaces {
  /** Places of these questions, each question's in its own order. */
  of(questionIds: readonly QuestionId[]): Promise<readonly (LessonPlace & { readonly questionId: QuestionId })[]>;
  /** Sets the places of a question, in this order. False, and nothing is stored, when no version has the question. */
  replace(questionId: QuestionId, places: readonly LessonPlace[]): Promise<boolean>;
}

/** Answered by catalog: what students of any course watch and read. */
export interface Lessons {
  /** Existing ones among the ids. */
  of(ids: readonly ContentId[]): Promise<Lesson[]>;
  /** Finds those with all these words, the best first; without words course by course. */
  find(words: string, limit: number): Promise<Lesson[]>;
  /** Lessons of these days, in any course. */
  onDays(days: readonly { readonly moduleNumber: number; readonly dayNumber: number }[]): Promise<Lesson[]>;
}

/** Answered by exam. */
export interface TurnedResults {
  /** Mock exams that are over and of which a cluster is passed or failed otherwise than with what was before. */
  count(turned: {
    readonly questionId: QuestionId;
    readonly versionIds: readonly VersionId[];
    /** When the question was withdrawn, before and now; null: it was not. */
    readonly before: Date | null;
    readonly now: Date | null;
  }): Promise<number>;
}

export interface VignetteQuery {
  readonly state?: VignetteFilter | undefined;
  readonly pool?: Pool | undefined;
  readonly cluster?: string | undefined;
  readonly subject?: string | undefined;
  /** Words of the title or of a question, however they are written, or a number. */
  readonly words?: string | undefined;
  /** Number of the last one seen. */
  readonly before?: number | undefined;
}

/** Row of the list: the newest version of a vignette. */
export interface ListedVignette extends Pick<Vignette, 'id' | 'number' | 'pool' | 'isDemo' | 'retiredAt'> {
  readonly title: string;
  readonly state: VersionState;
  readonly hasApproved: boolean;
  readonly clusters: readonly string[];
  readonly subjects: readonly string[];
  readonly questions: number;
  /** Empty when the account is gone. */
  readonly author: string;
  readonly authorIds: readonly UserId[];
  readonly updatedAt: Date;
}

/** Questions of a cluster and subject that a mock exam or practice can take, or could once they are approved. */
export interface Tally {
  readonly cluster: string;
  readonly subject: string;
  readonly pool: Pool;
  readonly state: VersionState;
  readonly isDemo: boolean;
  readonly questions: number;
}

/** Read model of the bank's screens. Each call is a constant number of statements. */
export interface VignetteReader {
  /** Newest first. */
  list(query: VignetteQuery, limit: number): Promise<ListedVignette[]>;
  /** Counts no question that is empty, withdrawn or of a retired vignette, and each vignette by one of its versions. */
  tallies(): Promise<Tally[]>;
  /** Clusters and subjects that approved questions have, of retired vignettes too. */
  usedTaxonomy(): Promise<{ clusters: string[]; subjects: string[] }>;
  /** Vignettes with a question of one of these stem keys, this vignette's own ones left out. */
  sameStems(stemKeys: readonly string[], except?: VignetteId): Promise<SameStem[]>;
  /** Names of the existing accounts among these. */
  names(ids: readonly UserId[]): Promise<ReadonlyMap<UserId, string>>;
}

/**
 * Answer keys for results, in a constant number of statements for any number of versions. Contract:
 * tests/contracts/key-reader.test.ts.
 */
export interface KeyReader {
  /** Keys of a version are in the order of its questions. */
  keys(versionIds: readonly VersionId[]): Promise<KeyOfQuestion[]>;
  /** People who rated these versions and approved them, each once. */
  reviewers(versionIds: readonly VersionId[]): Promise<number>;
}

/** Read model of what is drawn and practised. Each call is one statement, and answers by number. */
export interface PoolReader {
  /** Rises with every change of what `of` answers. */
  version(): Promise<number>;
  /** Approved vignettes, without those that are retired or have a withdrawn question. */
  of(pool: Pool): Promise<StandingVignette[]>;
  /** Existing vignettes among these, in any state. */
  standing(ids: readonly VignetteId[]): Promise<StandingVignette[]>;
  /** In these versions. */
  inVersions(versionIds: readonly VersionId[]): Promise<StandingVignette[]>;
}

/** Answered by exam, inside a unit of work that holds the vignettes. */
export interface PublishedUse {
  /**
   * Returns the vignettes among these that are kept from practice: by a published mock exam, or by a sitting of one
   * that is running or waits for its release.
   */
  keptVignettes(ids: readonly VignetteId[], now: Date): Promise<VignetteId[]>;
}

export interface SameStem {
  readonly stemKey: string;
  readonly vignetteId: VignetteId;
  readonly number: number;
  readonly title: string;
}

/** Answered by exam: what the newest blueprint says of questions. */
export interface ExamTaxonomy {
  current(): Promise<Taxonomy>;
}

/** Answered by media: an uploaded picture in two sizes, made by us. */
export interface FigurePictures {
  /** Refuses with `invalid`, `conflict` or `unavailable`, in words for the form. */
  prepare(uploadedKey: FileKey): Promise<{ fileKey: FileKey; smallFileKey: FileKey; width: number; height: number }>;
}

/** Answered by media. */
export interface FigureFiles {
  /** Takes files into use; answers those that were free. */
  attach(keys: readonly FileKey[]): Promise<FileKey[]>;
}

/** Most statements hold ids of one vignette only; a school of one has no second reviewer. */
export interface ReviewRules {
  /** Zero: a submission is approved at once, without ratings. */
  readonly reviewers: 0 | 1;
}

/** Suggests a known name for a misspelled one. Contract: tests/contracts/nearest-name.test.ts. */
export interface NearestName {
  /** The known name with the smallest share of letters to change; the first one of several. */
  nearest(name: string, known: readonly string[]): string;
}

/** Read model of imports and exports. */
export interface QuestionTransfer {
  /** Texts of `contentOf` among these that a version of the bank has, in any state, with its questions in order. */
  knownContents(contents: readonly string[]): Promise<ReadonlyMap<string, readonly QuestionId[]>>;
  /** The newest version of each vignette that is asked for, newest vignette first. */
  page(query: VignetteQuery, limit: number): Promise<NumberedVersion[]>;
}

export interface NumberedVersion extends KeyedVersion {
  /** Number of the vignette; the version has its own. */
  readonly vignetteNumber: number;
}
