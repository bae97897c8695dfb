import type { ThreadReply } from '../../../src/wire/replies/mentor.ts';
import { INBOX_THREAD } from '../../../web/text/copy/admin-inbox.ts';
import { ADMIN, ask, STUDENT, signIn } from './people.ts';
import { type Screen, text } from './screen.ts';

const QUESTION = 'Which radiograph shows the bone loss that the lesson means?';

/** Asks the mentor about nothing in particular. */
export async function askedMentor(origin: string, words = QUESTION): Promise<string> {
  const { token } = await signIn(origin, STUDENT);
  const body = { idempotencyKey: crypto.randomUUID(), text: words, about: { kind: 'nothing' } };
  return (await ask<ThreadReply>(origin, '/mentor/threads', { token, body })).body.id;
}

/** Messages to the mentor, for their student and for the team. */
export async function mentorScreens(origin: string): Promise<Screen[]> {
  const threadId = await askedMentor(origin);
  return [
    { name: 'messages', path: `/messages#${threadId}`, call: '/mentor/threads', who: STUDENT, ready: text(QUESTION) },
    { name: 'inbox', path: '/admin/inbox', call: '/admin/inbox', who: ADMIN, ready: text(QUESTION) },
    {
      name: 'inbox-thread',
      path: `/admin/inbox/${threadId}`,
      call: `/admin/inbox/${threadId}`,
      who: ADMIN,
      ready: text(INBOX_THREAD.answerHint),
    },
  ];
}
