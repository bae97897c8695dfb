import type { Seller } from '../../domain/enrolment/invoices/tax-document.ts';
import type { Ceilings } from '../../domain/media/file-rules.ts';
import type { ReviewRules } from '../../domain/questions/ports.ts';

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
