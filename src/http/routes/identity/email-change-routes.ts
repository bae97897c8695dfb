import type { GetWaitingEmail } from '../../../domain/identity/queries/get-waiting-email.ts';
import type { ConfirmEmailChange } from '../../../domain/identity/use-cases/confirm-email-change.ts';
import type { RequestEmailChange } from '../../../domain/identity/use-cases/request-email-change.ts';
import type { UndoEmailChange } from '../../../domain/identity/use-cases/undo-email-change.ts';
import { emailChangeBody, emailLinkBody } from '../../../wire/identity.ts';
import { paths } from '../../../wire/paths.ts';
import {
  type MessageReply,
  messageSchema,
  type OwnEmailChangeReply,
  ownEmailChangeSchema,
} from '../../../wire/replies/identity.ts';
import { type Call, inContext, type PublicCall, type Route, route } from '../../route.ts';

export interface EmailChangeUseCases {
  readonly getWaitingEmail: GetWaitingEmail;
  readonly requestEmailChange: RequestEmailChange;
  readonly confirmEmailChange: ConfirmEmailChange;
  readonly undoEmailChange: UndoEmailChange;
}

const onItsWay = (email: string) => `We have sent a link to ${email}. Your address changes when you open it.`;
const inForce = (email: string) => `Your email address is now ${email}. Please sign in with it from now on.`;
const putBack = (email: string) =>
  `Your email address is ${email} again. We have sent you a link there to choose a new password.`;

/** Routes for changing one's own address. The two links need no session: each proves that its mailbox is read. */
export function emailChangeRoutes(useCases: EmailChangeUseCases): Route[] {
  const see = async ({ user: { userId } }: Call): Promise<OwnEmailChangeReply> => {
    const waiting = await useCases.getWaitingEmail.run({ userId });
    if (!waiting) return { waiting };
    const { email, expiresAt, correctedBy } = waiting;
    return { waiting: { email, expiresAt: expiresAt.toISOString(), isCorrection: correctedBy !== null } };
  };

  const ask = async ({
    body,
    user: { userId, session },
  }: Call<{ body: typeof emailChangeBody }>): Promise<MessageReply> => {
    const { email } = await useCases.requestEmailChange.run({ userId, sessionId: session.id, ...body });
    return { message: onItsWay(email) };
  };

  const confirm = async ({ body, req }: PublicCall<{ body: typeof emailLinkBody }>): Promise<MessageReply> => {
    const { userId, email } = await useCases.confirmEmailChange.run(body);
    req.madeUserId = userId;
    return { message: inForce(email) };
  };

  const undo = async ({ body, req }: PublicCall<{ body: typeof emailLinkBody }>): Promise<MessageReply> => {
    const { userId, email } = await useCases.undoEmailChange.run(body);
    req.madeUserId = userId;
    return { message: putBack(email) };
  };

  return inContext('identity', [
    route({
      method: 'get',
      path: paths.emailChange,
      rule: 'signed-in',
      summary: 'The e-mail address that one’s own is to become',
      cache: 'no-store',
      reply: ownEmailChangeSchema,
      handle: see,
    }),
    route({
      method: 'post',
      path: paths.emailChange,
      rule: 'signed-in',
      limit: 'reset',
      summary: 'Ask for another e-mail address, with the password',
      body: emailChangeBody,
      cache: 'no-store',
      reply: messageSchema,
      refusals: [409],
      handle: ask,
    }),
    route({
      method: 'post',
      path: paths.confirmEmailChange,
      rule: 'public',
      limit: 'reset',
      summary: 'Put the new address in force with the link that was mailed to it',
      body: emailLinkBody,
      cache: 'no-store',
      reply: messageSchema,
      refusals: [409],
      handle: confirm,
    }),
    route({
      method: 'post',
      path: paths.undoEmailChange,
      rule: 'public',
      limit: 'reset',
      summary: 'Put the old address back with the link that was mailed to it',
      body: emailLinkBody,
      cache: 'no-store',
      reply: messageSchema,
      refusals: [409],
      handle: undo,
    }),
  ]);
}
