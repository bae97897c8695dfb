import { randomBytes } from 'node:crypto';
import type { AdminCourseReply } from '../../../src/wire/replies/admin-catalog.ts';
import { ADMIN, ask, signIn } from './people.ts';

/** Tokens by school: signing in for every call would end the session of the page, as one person has so many only. */
const kept = new Map<string, string>();

/** A token of the administrator that is good now. */
async function adminToken(origin: string): Promise<string> {
  const token = kept.get(origin);
  if (token !== undefined && (await ask(origin, '/auth/me', { token })).status === 200) return token;
  const fresh = (await signIn(origin, ADMIN)).token;
  kept.set(origin, fresh);
  return fresh;
}

/** A new draft course with so many modules of seven days. */
export async function draftCourse(
  origin: string,
  weeks: number,
  title = `Draft ${randomBytes(4).toString('hex')}`,
): Promise<AdminCourseReply> {
  const token = await adminToken(origin);
  const { status, body } = await ask<AdminCourseReply>(origin, '/admin/courses', {
    token,
    body: { title, description: '', price: 99, durationMonths: 5, weeks, thumbnail: '' },
  });
  if (status !== 201) throw new Error(`Creating a course answered ${status}.`);
  return body;
}

/** As an admin reads it now. */
export async function adminCourse(origin: string, courseId: string): Promise<AdminCourseReply> {
  const token = await adminToken(origin);
  return (await ask<AdminCourseReply>(origin, `/admin/courses/${courseId}`, { token })).body;
}

const bytes = (head: Buffer, size: number): Buffer => Buffer.concat([head, randomBytes(size)]);

/** Files that begin, and a PDF also ends, as what their names say; a video tells no length, as a recording does not. */
export const pdfFile = (name: string, size = 2000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([bytes(Buffer.from('%PDF-1.7\n'), size), Buffer.from('\n%%EOF\n')]),
});
export const videoFile = (name: string, size = 4000) => ({
  name,
  mimeType: 'video/webm',
  buffer: bytes(Buffer.from('1a45dfa38b428681014282847765626d18538067ff', 'hex'), size),
});
