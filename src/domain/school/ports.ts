import type { FileKey } from '../kernel/ids.ts';
import type { SettingsDraft, SettingsVersion } from './settings.ts';
import type { SetupCourses, SetupFacts } from './setup-checklist.ts';

export type NamedVersion = SettingsVersion & { readonly publishedByName: string | null };
export type NamedDraft = SettingsDraft & { readonly savedByName: string | null };

/** A picture in both sizes. It stays for good, because an older version may show it again. */
export interface SettingsPicture {
  readonly fileKey: FileKey;
  readonly smallFileKey: FileKey;
}

/** Contract: tests/contracts/settings-repository.test.ts. Names are null for an account that is gone. */
export interface SettingsRepository {
  /**
   * Number of the published version; 0 before the first one. Reads it together with the catalogue's version in one
   * statement, which calls of one turn of the event loop share.
   */
  publishedNumber(): Promise<number>;
  newest(): Promise<NamedVersion | undefined>;
  find(version: number): Promise<SettingsVersion | undefined>;
  /** Newest first, below `before` where it is given. */
  list(page: { readonly before?: number | undefined; readonly limit: number }): Promise<NamedVersion[]>;
  /**
   * Inside a unit of work. Adds the version and makes it the one that is shown; the catalogue counts as changed, since
   * pages show both. Rejects with `conflict` (`school/stale-settings`) when it is there.
   */
  publish(version: SettingsVersion): Promise<void>;
  draft(): Promise<NamedDraft | undefined>;
  /** The number that the next save or publication has to name; 0 before the first draft. */
  revision(): Promise<number>;
  /** Rejects with `conflict` (`school/stale-settings`) unless the revision before it is the stored one. */
  saveDraft(draft: SettingsDraft): Promise<void>;
  /** Ends the draft, and counts its revision on. Rejects as `saveDraft`. */
  endDraft(revision: number): Promise<void>;
  addPicture(picture: SettingsPicture): Promise<void>;
  /** Answers which of these keys are pictures of settings. */
  picturesAmong(keys: readonly FileKey[]): Promise<FileKey[]>;
}

/** Answered by media: encodes an uploaded picture anew, and keeps nothing else of it. */
export interface SchoolPictures {
  /** Refuses with `invalid`, `conflict` or `unavailable`, in words for the form. */
  prepare(uploadedKey: FileKey): Promise<SettingsPicture>;
}

/** Answered by media. */
export interface SchoolFiles {
  /** Takes files into use; answers those that were free. */
  attach(keys: readonly FileKey[]): Promise<FileKey[]>;
}

/** Facts of a school that opens, in one read. Contract: tests/contracts/setup-reader.test.ts. */
export interface SetupReader {
  /** @param mailService the one that delivers mails now. */
  facts(mailService: string): Promise<SetupFacts>;
}

/** Answered by catalog. */
export interface SchoolCourses {
  readiness(): Promise<SetupCourses>;
}
