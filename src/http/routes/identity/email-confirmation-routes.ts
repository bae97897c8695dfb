import type { ConfirmEmail } from '../../../domain/identity/use-cases/confirm-email.ts';
import type { SendConfirmationAgain } from '../../../domain/identity/use-cases/send-confirmation-again.ts';
import { emailLinkBody } from '../../../wire/identity.ts';
import { paths } from '../../../wire/paths.ts';
import { type MessageReply, messageSchema } from '../../../wire/replies/identity.ts';
import { type Call, inContext, type PublicCall, type Route, route } from '../../route.ts';

export interface EmailConfirmationUseCases {
  readonly confirmEmail: ConfirmEmail;
  readonly sendConfirmationAgain: SendConfirmationAgain;
}

/** Routes for confirming the address that an account has. The link needs no session, and opens none. */
export function emailConfirmationRoutes(useCases: EmailConfirmationUseCases): Route[] {
  const confirm = async ({ body, req }: PublicCall<{ body: typeof emailLinkBody }>): Promise<MessageReply> => {
    const { userId, email } = await useCases.confirmEmail.run(body);
    req.madeUserId = userId;
    return { message: `Thank you. Your email address ${email} is confirmed.` };
  };

  const again = async ({ user: { user } }: Call): Promise<MessageReply> => {
    const { email } = await useCases.sendConfirmationAgain.run(user);
    return { message: `We have sent a link to ${email}.` };
  };

  return inContext('identity', [
    route({
      method: 'post',
      path: paths.confirmEmail,
      rule: 'public',
      limit: 'reset',
      summary: 'Confirm the address of an account with the link that was mailed to it',
      body: emailLinkBody,
      cache: 'no-store',
      reply: messageSchema,
      handle: confirm,
    }),
    route({
      method: 'post',
      path: paths.emailConfirmation,
      rule: 'signed-in',
      limit: 'reset',
      summary: 'Mail the link that confirms the own address once more',
      cache: 'no-store',
      reply: messageSchema,
      refusals: [409],
      handle: again,
    }),
  ]);
}
