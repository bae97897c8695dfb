import { createHmac, timingSafeEqual } from 'node:crypto';
import { webhookForged } from '../../domain/enrolment/errors.ts';

/** Replay protection: older messages, and those further in the future, are refused. */
const TOLERANCE_SECONDS = 300;

const digest = (secret: string, time: string, body: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest();

/** Returns `t={seconds},v1={hmac}`, the signature format of card services. */
export function sign(secret: string, body: Uint8Array, now: Date): string {
  const time = String(Math.floor(now.getTime() / 1000));
  return `t=${time},v1=${digest(secret, time, body).toString('hex')}`;
}

export function refuseForgery(secret: string, body: Uint8Array, signature: string | undefined, now: Date): void {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '');
  const age = parts ? Math.abs(now.getTime() / 1000 - Number(parts[1])) : Infinity;
  const isOurs =
    parts !== null && timingSafeEqual(Buffer.from(parts[2] ?? '', 'hex'), digest(secret, parts[1] ?? '', body));
  if (isOurs && age <= TOLERANCE_SECONDS) return;
  throw webhookForged();
}
