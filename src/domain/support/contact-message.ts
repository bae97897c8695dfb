import type { UserId } from '../kernel/ids.ts';

/** Message from the contact form. Stored before anything is sent, so that a broken mail service loses nothing. */
export interface ContactMessage {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Empty when none was given. */
  readonly phone: string;
  readonly message: string;
  /** Account of a signed-in author; null for a visitor, whose address was never confirmed. */
  readonly userId: UserId | null;
  readonly receivedAt: Date;
  readonly deliveredAt: Date | null;
}
