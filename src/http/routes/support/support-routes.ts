import type { RecordActivity } from '../../../domain/support/use-cases/record-activity.ts';
import type { SendContactMessage } from '../../../domain/support/use-cases/send-contact-message.ts';
import { M } from '../../../wire/messages.ts';
import { paths } from '../../../wire/paths.ts';
import { type MessageReply, messageSchema } from '../../../wire/replies/identity.ts';
import { activityBody, contactBody } from '../../../wire/support.ts';
import { type Call, inContext, type PublicCall, type Route, route } from '../../route.ts';

export interface SupportUseCases {
  readonly sendContactMessage: SendContactMessage;
  readonly recordActivity: RecordActivity;
}

export function supportRoutes({ sendContactMessage, recordActivity }: SupportUseCases): Route[] {
  const contact = async ({ body, user }: PublicCall<{ body: typeof contactBody }>): Promise<MessageReply> => {
    const { phone = '', ...message } = body;
    await sendContactMessage.run({ ...message, phone, userId: user?.userId ?? null });
    return { message: M.messageSent };
  };

  const logActivity = async ({ body, user: { userId, role, roles } }: Call<{ body: typeof activityBody }>) => {
    await recordActivity.run({ viewer: { userId, role, roles }, ...body });
  };

  return inContext('support', [
    route({
      method: 'post',
      path: paths.contact,
      rule: 'public',
      limit: 'contact',
      summary: 'Send a message to the school',
      body: contactBody,
      reply: messageSchema,
      status: 201,
      handle: contact,
    }),
    route({
      method: 'post',
      path: paths.activity,
      rule: 'owner',
      limit: 'activity',
      summary: 'Log what made the player cover its picture',
      body: activityBody,
      handle: logActivity,
    }),
  ]);
}
