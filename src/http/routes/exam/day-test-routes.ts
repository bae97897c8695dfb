import type { GetDayTest } from '../../../domain/exam/queries/get-day-test.ts';
import type { GetSitting } from '../../../domain/exam/queries/get-sitting.ts';
import type { StartDayTest } from '../../../domain/exam/use-cases/start-day-test.ts';
import type { RichTextReader } from '../../../domain/kernel/rich-text.ts';
import { paths } from '../../../wire/paths.ts';
import { dayTestSchema, sittingSchema } from '../../../wire/replies/sittings.ts';
import { contentSittingBody } from '../../../wire/sittings.ts';
import { deviceOf } from '../../auth/device.ts';
import { dayTestReply, sittingReply } from '../../replies/sitting-replies.ts';
import { type Call, inContext, type Route, route, type SignedIn, WithStatus } from '../../route.ts';

export interface DayTestUseCases {
  readonly getDayTest: GetDayTest;
  readonly startDayTest: StartDayTest;
  readonly getSitting: GetSitting;
}

/** A test that a day of a course holds, for who may enter the course. */
export function dayTestRoutes(useCases: DayTestUseCases, richText: RichTextReader): Route[] {
  const viewerOf = ({ userId, role, roles }: SignedIn) => ({ userId, role, roles });

  const sitting = async (sittingId: string, { userId }: SignedIn) =>
    sittingReply(await useCases.getSitting.run({ userId, sittingId }), richText);

  const shown = (contentId: string, user: SignedIn) => useCases.getDayTest.run({ viewer: viewerOf(user), contentId });

  /** The test that is open already, this one or another practice test. */
  const open = async ({ contentId }: { contentId: string }, user: SignedIn) => {
    const { sitting: own, openPracticeId } = await shown(contentId, user);
    return sitting(openPracticeId ?? own?.sitting.id ?? '', user);
  };

  const start = async ({
    params: { contentId },
    body: { idempotencyKey, ends },
    user,
    req,
  }: Call<{ path: typeof paths.contentSittings; body: typeof contentSittingBody }>) => {
    const request = { viewer: viewerOf(user), contentId, idempotencyKey, ends, device: deviceOf(req) };
    const { sittingId, isNew } = await useCases.startDayTest.run(request);
    return new WithStatus(isNew ? 201 : 200, await sitting(sittingId, user));
  };

  return inContext('exam', [
    route({
      method: 'get',
      path: paths.contentTest,
      rule: 'owner',
      summary: 'A test of a course’s day, and how far the caller is with it',
      cache: 'no-store',
      reply: dayTestSchema,
      refusals: [403, 404],
      handle: async ({ params: { contentId }, user }) => dayTestReply(await shown(contentId, user)),
    }),
    route({
      method: 'post',
      path: paths.contentSittings,
      rule: 'owner',
      limit: 'exam-start',
      summary: 'Start a test of a course’s day; the same request makes it once',
      body: contentSittingBody,
      reply: sittingSchema,
      status: [200, 201],
      refusals: [403, 404, 409],
      current: open,
      handle: start,
    }),
  ]);
}
