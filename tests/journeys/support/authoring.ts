import { randomBytes } from 'node:crypto';
import type { AdminCourseReply } from '../../../src/wire/admin-catalog.ts';
import { ADMIN, ask, signIn } from './people.ts';

/** A new draft course with so many modules of seven days. */
export async function draftCourse(
  origin: string,
  weeks: number,
  title = `Draft ${randomBytes(4).toString('hex')}`,
): Promise<AdminCourseReply> {
  const { token } = await signIn(origin, ADMIN);
  const { status, body } = await ask<AdminCourseReply>(origin, '/admin/courses', {
    token,
    body: { title, description: '', price: 99, durationMonths: 5, weeks, thumbnail: '' },
  });
  if (status !== 201) throw new Error(`Creating a course answered ${status}.`);
  return body;
}

/** As an admin reads it now. */
export async function adminCourse(origin: string, courseId: string): Promise<AdminCourseReply> {
  const { token } = await signIn(origin, ADMIN);
  return (await ask<AdminCourseReply>(origin, `/admin/courses/${courseId}`, { token })).body;
}

const bytes = (head: Buffer, size: number): Buffer => Buffer.concat([head, randomBytes(size)]);

/** Files that begin, and a PDF also ends, as what their names say. */
export const pdfFile = (name: string, size = 2000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([bytes(Buffer.from('%PDF-1.7\n'), size), Buffer.from('\n%%EOF\n')]),
});
export const videoFile = (name: string, size = 4000) => ({
  name,
  mimeType: 'video/webm',
  buffer: bytes(
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 0x01, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d]),
    size,
  ),
});
