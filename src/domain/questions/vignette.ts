import type { UserId, VignetteId } from '../kernel/ids.ts';
import type { Pool } from './literals.ts';

/**
 * A clinical case with its questions: the unit of writing, review, drawing and retirement. Its texts are those of its
 * versions.
 */
export interface Vignette {
  readonly id: VignetteId;
  /** Unique; shown as V12. */
  readonly number: number;
  readonly pool: Pool;
  /** Written for the demo, not reviewed by examiners. */
  readonly isDemo: boolean;
  readonly createdBy: UserId;
  readonly createdAt: Date;
  /** Since then nothing new takes it; what holds it keeps it. */
  readonly retiredAt: Date | null;
  readonly retiredBy: UserId | null;
}

/** Idempotency: an administrator's request, which makes one vignette however often it is sent. */
export interface VignetteRequest {
  readonly by: UserId;
  readonly key: string;
}
