import type { RecordActivity } from '../../domain/support/use-cases/record-activity.ts';
import type { SendContactMessage } from '../../domain/support/use-cases/send-contact-message.ts';
import type { MessageReply } from '../../wire/identity.ts';
import { M } from '../../wire/messages.ts';
import { paths } from '../../wire/paths.ts';
import { activityBody, contactBody } from '../../wire/support.ts';
import { signedIn } from '../auth/signed-in.ts';
import type { Route } from '../route.ts';
import { parse } from '../validate.ts';

export interface SupportUseCases {
  readonly sendContactMessage: SendContactMessage;
  readonly recordActivity: RecordActivity;
}

export function supportRoutes(useCases: SupportUseCases): Route[] {
  return [
    {
      method: 'post',
      path: paths.contact,
      rule: 'public',
      limit: 'contact',
      handle: async (req, res) => {
        const { phone = '', ...message } = await parse(contactBody, req.body);
        await useCases.sendContactMessage.run({ ...message, phone });
        const reply: MessageReply = { message: M.messageSent };
        res.status(201).json(reply);
      },
    },
    {
      method: 'post',
      path: paths.activity,
      rule: 'owner',
      limit: 'activity',
      handle: async (req, res) => {
        const seen = await parse(activityBody, req.body);
        const { userId, role } = signedIn(req);
        await useCases.recordActivity.run({ viewer: { userId, role }, ...seen });
        res.status(204).end();
      },
    },
  ];
}
