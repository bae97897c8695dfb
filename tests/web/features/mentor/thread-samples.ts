import type { ThreadReply } from '../../../../src/wire/replies/mentor.ts';

const ABOUT: ThreadReply['about'] = {
  ...{ kind: 'item', title: 'Caries risk', courseId: 'k1', contentId: 'b', at: 751, page: null },
  ...{ questionId: null, sittingId: null, orderId: null },
};

/** One's own thread about 12:31 of a lesson, answered. */
export const aThread = ({
  about,
  ...facts
}: Partial<Omit<ThreadReply, 'about'>> & { about?: Partial<ThreadReply['about']> } = {}): ThreadReply => ({
  ...{ _id: 't1', id: 't1', state: 'answered', isShown: false, isOwn: true },
  ...{ createdAt: '2026-11-20T01:00:00.000Z', updatedAt: '2026-11-20T03:00:00.000Z' },
  about: { ...ABOUT, ...about },
  messages: [
    { id: 'm1', by: 'asker', text: 'Why is fluoride not enough here?', at: '2026-11-20T01:00:00.000Z' },
    { id: 'm2', by: 'team', text: 'Because the diet\nstays the same.', at: '2026-11-20T03:00:00.000Z' },
  ],
  ...facts,
});
