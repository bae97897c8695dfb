import type { CorrectEmail } from '../../../domain/identity/use-cases/correct-email.ts';
import type { DisablePerson } from '../../../domain/identity/use-cases/disable-person.ts';
import type { EnablePerson } from '../../../domain/identity/use-cases/enable-person.ts';
import type { EndSessionsOf } from '../../../domain/identity/use-cases/end-sessions-of.ts';
import { correctEmailBody, disableBody } from '../../../wire/admin-people.ts';
import { paths } from '../../../wire/paths.ts';
import { type MessageReply, messageSchema } from '../../../wire/replies/identity.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface PeopleUseCases {
  readonly disablePerson: DisablePerson;
  readonly enablePerson: EnablePerson;
  readonly endSessionsOf: EndSessionsOf;
  readonly correctEmail: CorrectEmail;
}

/** Routes for emergencies: disable accounts, end sessions of compromised ones, correct an address that is wrong. */
export function peopleRoutes(useCases: PeopleUseCases): Route[] {
  const disable = async ({
    params: { userId },
    body: { reason },
    user,
  }: Call<{ path: typeof paths.disablePerson; body: typeof disableBody }>): Promise<MessageReply> => {
    const { name } = await useCases.disablePerson.run({ actorId: user.userId, userId, reason });
    return { message: `The account of ${name} is disabled, and signed out everywhere.` };
  };

  const enable = async ({
    params: { userId },
    user,
  }: Call<{ path: typeof paths.enablePerson }>): Promise<MessageReply> => {
    const { name } = await useCases.enablePerson.run({ actorId: user.userId, userId });
    return { message: `${name} can sign in again.` };
  };

  const endSessions = async ({
    params: { userId },
    user: { userId: actorId, session },
  }: Call<{ path: typeof paths.endSessions }>): Promise<MessageReply> => {
    const { name } = await useCases.endSessionsOf.run({ actorId, sessionId: session.id, userId });
    return { message: `${name} is signed out everywhere.` };
  };

  const correct = async ({
    params: { studentId },
    body,
    user: { userId: actorId, session },
  }: Call<{ path: typeof paths.studentEmail; body: typeof correctEmailBody }>): Promise<MessageReply> => {
    const { email } = await useCases.correctEmail.run({ actorId, sessionId: session.id, studentId, ...body });
    return { message: `We have sent a link to ${email}. The address changes when the student opens it.` };
  };

  return inContext('identity', [
    route({
      method: 'post',
      path: paths.disablePerson,
      rule: 'admin',
      roles: ['office'],
      grave: true,
      summary: 'Disable an account and sign it out everywhere',
      body: disableBody,
      cache: 'no-store',
      reply: messageSchema,
      refusals: [404, 409],
      handle: disable,
    }),
    route({
      method: 'post',
      path: paths.enablePerson,
      rule: 'admin',
      roles: ['office'],
      grave: true,
      summary: 'Let a disabled account in again',
      cache: 'no-store',
      reply: messageSchema,
      refusals: [404],
      handle: enable,
    }),
    route({
      method: 'post',
      path: paths.endSessions,
      rule: 'admin',
      roles: ['office'],
      grave: true,
      summary: 'Sign an account out everywhere',
      cache: 'no-store',
      reply: messageSchema,
      refusals: [404],
      handle: endSessions,
    }),
    route({
      method: 'put',
      path: paths.studentEmail,
      rule: 'admin',
      roles: ['office'],
      grave: true,
      summary: 'Correct the address of a student, with a reason',
      body: correctEmailBody,
      cache: 'no-store',
      reply: messageSchema,
      refusals: [404, 409],
      handle: correct,
    }),
  ]);
}
