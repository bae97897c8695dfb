import type { GetCourseDiscussions } from '../../../domain/discussions/queries/get-course-discussions.ts';
import type { AddSeries } from '../../../domain/discussions/use-cases/add-series.ts';
import type { AttachRecording } from '../../../domain/discussions/use-cases/attach-recording.ts';
import type { EditDiscussion } from '../../../domain/discussions/use-cases/edit-discussion.ts';
import type { EditSeries } from '../../../domain/discussions/use-cases/edit-series.ts';
import type { EndSeries } from '../../../domain/discussions/use-cases/end-series.ts';
import type { CourseId } from '../../../domain/kernel/ids.ts';
import { discussionBody, endSeriesBody, newSeriesBody, recordingBody, seriesBody } from '../../../wire/discussions.ts';
import { paths } from '../../../wire/paths.ts';
import { courseDiscussionsSchema } from '../../../wire/replies/discussions.ts';
import { courseDiscussionsReply } from '../../replies/discussion-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface AdminDiscussionUseCases {
  readonly getCourseDiscussions: GetCourseDiscussions;
  readonly addSeries: AddSeries;
  readonly editSeries: EditSeries;
  readonly endSeries: EndSeries;
  readonly editDiscussion: EditDiscussion;
  readonly attachRecording: AttachRecording;
}

type OneSeries = { path: typeof paths.discussionSeriesOne };
type OneDiscussion = { path: typeof paths.adminDiscussion };

/** Series and discussions of a course, for those who run it. Each change answers all of them as they are after it. */
export function adminDiscussionRoutes(useCases: AdminDiscussionUseCases): Route[] {
  const read = async ({ courseId }: { courseId: CourseId }) =>
    courseDiscussionsReply(await useCases.getCourseDiscussions.run({ courseId }));

  const add = async ({ params, body }: Call<{ path: typeof paths.discussionSeries; body: typeof newSeriesBody }>) => {
    await useCases.addSeries.run({ ...params, ...body });
    return read(params);
  };

  const edit = async ({ params, body }: Call<OneSeries & { body: typeof seriesBody }>) => {
    await useCases.editSeries.run({ ...params, ...body });
    return read(params);
  };

  const end = async ({
    params,
    body,
  }: Call<{ path: typeof paths.endDiscussionSeries; body: typeof endSeriesBody }>) => {
    await useCases.endSeries.run({ ...params, ...body });
    return read(params);
  };

  const editOne = async ({ params, body }: Call<OneDiscussion & { body: typeof discussionBody }>) => {
    await useCases.editDiscussion.run({ ...params, ...body, startsAt: new Date(body.startsAt) });
    return read(params);
  };

  const attach = async ({
    params,
    body,
  }: Call<{ path: typeof paths.discussionRecording; body: typeof recordingBody }>) => {
    await useCases.attachRecording.run({ ...params, ...body });
    return read(params);
  };

  const ofTeachers = { rule: 'admin', roles: ['teacher'], reply: courseDiscussionsSchema } as const;
  const changes = { ...ofTeachers, limit: 'author', refusals: [404, 409] } as const;

  return inContext('discussions', [
    route({
      ...ofTeachers,
      method: 'get',
      path: paths.adminDiscussions,
      summary: 'Series of live discussions of a course, their discussions to come and past ones',
      cache: 'no-store',
      refusals: [404],
      handle: ({ params }) => read(params),
    }),
    route({
      ...changes,
      method: 'post',
      path: paths.discussionSeries,
      grave: 'no: it only adds',
      summary: 'Begin a weekly series, laid out for twelve weeks',
      body: newSeriesBody,
      status: 201,
      handle: add,
    }),
    route({
      ...changes,
      method: 'put',
      path: paths.discussionSeriesOne,
      grave: 'no: the same call sets it back',
      summary: 'Edit a series: one of its discussions and all that follow',
      body: seriesBody,
      current: read,
      handle: edit,
    }),
    route({
      ...changes,
      method: 'post',
      path: paths.endDiscussionSeries,
      grave: true,
      summary: 'End a series; its discussions to come are cancelled',
      body: endSeriesBody,
      current: read,
      handle: end,
    }),
    route({
      ...changes,
      method: 'put',
      path: paths.adminDiscussion,
      grave: 'no: the same call sets it back',
      summary: 'Move or cancel one discussion, or give it a topic and papers',
      body: discussionBody,
      current: read,
      handle: editOne,
    }),
    route({
      ...changes,
      method: 'put',
      path: paths.discussionRecording,
      grave: 'no: the same call sets it back',
      summary: 'Attach a video of the course as the recording of a discussion',
      body: recordingBody,
      current: read,
      handle: attach,
    }),
  ]);
}
