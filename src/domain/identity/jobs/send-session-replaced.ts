import type { SessionId } from '../../kernel/ids.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { Site } from '../../kernel/site.ts';
import { sessionReplacedMail } from '../mails.ts';
import type { SessionRepository } from '../ports.ts';

/** Job: tells the owner that one more sign-in pushed a device out, because it may not have been theirs. */
export class SendSessionReplaced {
  constructor(
    private readonly sessions: Pick<SessionRepository, 'findWithUser'>,
    private readonly mailer: Mailer,
    private readonly site: Site,
  ) {}

  async run({ sessionId, newDevice }: { sessionId: SessionId; newDevice: string }): Promise<void> {
    const found = await this.sessions.findWithUser(sessionId);
    if (!found || found.user.disabledAt) return;
    const { session, user } = found;
    await this.mailer.send(
      sessionReplacedMail(
        user,
        { key: `session-replaced/${session.id}`, oldDevice: session.device, newDevice },
        this.site,
      ),
    );
  }
}
