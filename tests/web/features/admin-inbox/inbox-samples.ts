import type { InboxReply, InboxThreadReply } from '../../../../src/wire/replies/mentor.ts';
import { aThread } from '../mentor/thread-samples.ts';

/** A thread about 12:31 of a lesson, as the team sees it, that waits. */
export function anInboxThread({
  about,
  ...facts
}: Partial<Omit<InboxThreadReply, 'about'>> &
  Pick<Parameters<typeof aThread>[0] & {}, 'about'> = {}): InboxThreadReply {
  const { isOwn: _own, messages, ...thread } = aThread({ state: 'open', ...(about && { about }) });
  return {
    ...thread,
    from: { name: 'Ada Lovelace', email: 'ada@example.com', studentId: 'ada' },
    assignedTo: null,
    mayShow: false,
    waitingSince: '2026-11-20T01:00:00.000Z',
    revision: 1,
    messages: messages.slice(0, 1).map((message) => ({ ...message, name: 'Ada Lovelace' })),
    answerers: [
      { id: 'u1', name: 'Amara Okafor' },
      { id: 'u2', name: 'Bob' },
    ],
    ...facts,
  };
}

/** The same as a row of the list. */
export function anInboxRow(facts: Parameters<typeof anInboxThread>[0] = {}): InboxReply['threads'][number] {
  const { messages, answerers: _answerers, ...row } = anInboxThread(facts);
  return { ...row, opening: messages[0]?.text ?? '' };
}
