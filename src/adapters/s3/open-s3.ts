import type { Clock } from '../../domain/kernel/clock.ts';
import type { Report } from './calls.ts';
import { type S3Settings, s3Clients } from './s3-client.ts';
import { S3Storage } from './s3-storage.ts';

export interface OpenedS3 {
  readonly storage: S3Storage;
  /** Origin of signed URLs, for the CSP. */
  readonly origin: string;
  close(): void;
}

export async function openS3(settings: S3Settings, clock: Clock, report: Report): Promise<OpenedS3> {
  const clients = s3Clients(settings);
  const storage = new S3Storage(clients, clock, report);
  return { storage, origin: await storage.origin(), close: () => clients.close() };
}
