import type { VignetteId } from '../../../domain/kernel/ids.ts';
import type { RichTextReader } from '../../../domain/kernel/rich-text.ts';
import type { VignetteReader } from '../../../domain/questions/ports.ts';
import type { GetApprovedVignette } from '../../../domain/questions/queries/get-approved-vignette.ts';
import type { GetVignette } from '../../../domain/questions/queries/get-vignette.ts';
import type { ListVignettes } from '../../../domain/questions/queries/list-vignettes.ts';
import type { CreateVignette } from '../../../domain/questions/use-cases/create-vignette.ts';
import type { DiscardDraft } from '../../../domain/questions/use-cases/discard-draft.ts';
import type { OpenDraft } from '../../../domain/questions/use-cases/open-draft.ts';
import type { SaveDraft } from '../../../domain/questions/use-cases/save-draft.ts';
import type { SubmitDraft } from '../../../domain/questions/use-cases/submit-draft.ts';
import type { TakeBack } from '../../../domain/questions/use-cases/take-back.ts';
import { paths } from '../../../wire/paths.ts';
import {
  draftBody,
  newVignetteBody,
  type questionExportQuery,
  submissionBody,
  vignettesQuery,
} from '../../../wire/questions.ts';
import {
  approvedVignetteSchema,
  talliesSchema,
  type VignetteReply,
  vignetteSchema,
  vignettesSchema,
} from '../../../wire/replies/questions.ts';
import { approvedVignetteReply, vignetteListing, vignetteReply } from '../../replies/question-replies.ts';
import { type Call, inContext, type Route, route, WithStatus } from '../../route.ts';

export interface VignetteUseCases {
  readonly listVignettes: ListVignettes;
  readonly getVignette: GetVignette;
  readonly getApprovedVignette: GetApprovedVignette;
  readonly createVignette: CreateVignette;
  readonly saveDraft: SaveDraft;
  readonly openDraft: OpenDraft;
  readonly discardDraft: DiscardDraft;
  readonly submitDraft: SubmitDraft;
  readonly takeBack: TakeBack;
}

type OneVignette = { path: typeof paths.vignette };

/** Reads a vignette as one administrator sees it. */
export const vignetteReader =
  (getVignette: GetVignette, richText: RichTextReader) =>
  async (vignetteId: VignetteId, viewer: string): Promise<VignetteReply> =>
    vignetteReply(await getVignette.run({ vignetteId, by: viewer }), viewer, richText);

/** Filters of a list or an export; an empty one asks for nothing. */
export const filtersOf = ({
  state,
  pool,
  cluster,
  subject,
  search,
}: Call<{ query: typeof questionExportQuery }>['query']) => ({
  state: state || undefined,
  pool: pool || undefined,
  cluster: cluster || undefined,
  subject: subject || undefined,
  words: search || undefined,
});

/** Vignettes and their drafts, for the administrators who write them. */
export function vignetteRoutes(
  useCases: VignetteUseCases,
  richText: RichTextReader,
  bank: Pick<VignetteReader, 'tallies'>,
): Route[] {
  const read = vignetteReader(useCases.getVignette, richText);

  const list = async ({ query, user }: Call<{ query: typeof vignettesQuery }>) => {
    const { rows, nextBefore } = await useCases.listVignettes.run({ ...filtersOf(query), before: query.before });
    return { vignettes: rows.map((row) => vignetteListing(row, user.userId)), nextBefore };
  };

  const tallies = async () => {
    const rows = await bank.tallies();
    return { rows: rows.map((row) => ({ ...row })) };
  };

  const create = async ({ body, user }: Call<{ body: typeof newVignetteBody }>) =>
    read(await useCases.createVignette.run({ ...body, by: user.userId }), user.userId);

  const save = async ({
    params: { vignetteId },
    body: { revision, questions, ...facts },
    user,
  }: Call<OneVignette & { body: typeof draftBody }>) => {
    const written = {
      ...facts,
      questions: questions.map(({ isNewQuestion, ...question }) => ({ ...question, isNew: isNewQuestion })),
    };
    await useCases.saveDraft.run({ vignetteId, revision, written, by: user.userId });
    return read(vignetteId, user.userId);
  };

  const open = async ({ params: { vignetteId }, user }: Call<OneVignette>) => {
    await useCases.openDraft.run({ vignetteId, by: user.userId });
    return read(vignetteId, user.userId);
  };

  const discard = async ({ params: { vignetteId }, user }: Call<OneVignette>) => {
    const isLeft = await useCases.discardDraft.run({ vignetteId });
    return isLeft ? read(vignetteId, user.userId) : new WithStatus(204, undefined);
  };

  const submit = async ({
    params: { vignetteId },
    body: { revision },
    user,
  }: Call<OneVignette & { body: typeof submissionBody }>) => {
    await useCases.submitDraft.run({ vignetteId, revision, by: user.userId });
    return read(vignetteId, user.userId);
  };

  const takeBack = async ({ params: { vignetteId }, user }: Call<OneVignette>) => {
    await useCases.takeBack.run({ vignetteId, by: user.userId });
    return read(vignetteId, user.userId);
  };

  return inContext('questions', [
    route({
      method: 'get',
      path: paths.vignettes,
      rule: 'admin',
      roles: ['author'],
      summary: 'Vignettes of the question bank, newest first',
      query: vignettesQuery,
      cache: 'no-store',
      reply: vignettesSchema,
      handle: list,
    }),
    route({
      method: 'get',
      path: paths.questionTallies,
      rule: 'admin',
      roles: ['author'],
      summary: 'How many questions there are of each cluster and subject',
      cache: 'no-store',
      reply: talliesSchema,
      handle: tallies,
    }),
    route({
      method: 'post',
      path: paths.vignettes,
      rule: 'admin',
      roles: ['author'],
      grave: 'no: it only adds',
      limit: 'author',
      summary: 'Begin a vignette',
      body: newVignetteBody,
      reply: vignetteSchema,
      status: 201,
      handle: create,
    }),
    route({
      method: 'get',
      path: paths.vignette,
      rule: 'admin',
      roles: ['author'],
      summary: 'A vignette with its versions and answer keys',
      cache: 'no-store',
      reply: vignetteSchema,
      handle: ({ params, user }) => read(params.vignetteId, user.userId),
    }),
    route({
      method: 'get',
      path: paths.approvedVignette,
      rule: 'admin',
      roles: ['teacher', 'author'],
      summary: 'The approved version of a vignette with its answer keys',
      cache: 'no-store',
      reply: approvedVignetteSchema,
      handle: async ({ params }) =>
        approvedVignetteReply(await useCases.getApprovedVignette.run({ vignetteId: params.vignetteId }), richText),
    }),
    route({
      method: 'put',
      path: paths.vignetteDraft,
      rule: 'admin',
      roles: ['author'],
      grave: 'no: the same call sets it back',
      limit: 'author',
      summary: 'Save the draft of a vignette',
      body: draftBody,
      reply: vignetteSchema,
      current: ({ vignetteId }, { userId }) => read(vignetteId, userId),
      handle: save,
    }),
    route({
      method: 'post',
      path: paths.vignetteDraft,
      rule: 'admin',
      roles: ['author'],
      grave: 'no: it only adds',
      limit: 'author',
      summary: 'Begin a draft from the approved version',
      reply: vignetteSchema,
      status: 201,
      refusals: [409],
      handle: open,
    }),
    route({
      method: 'delete',
      path: paths.vignetteDraft,
      rule: 'admin',
      roles: ['author'],
      grave: true,
      limit: 'author',
      summary: 'Discard the draft of a vignette',
      reply: vignetteSchema,
      status: [200, 204],
      refusals: [409],
      handle: discard,
    }),
    route({
      method: 'post',
      path: paths.vignetteSubmission,
      rule: 'admin',
      roles: ['author'],
      grave: 'no: it only adds',
      limit: 'author',
      summary: 'Submit the draft of a vignette for review',
      body: submissionBody,
      reply: vignetteSchema,
      current: ({ vignetteId }, { userId }) => read(vignetteId, userId),
      handle: submit,
    }),
    route({
      method: 'post',
      path: paths.vignetteTakeBack,
      rule: 'admin',
      roles: ['author'],
      grave: 'no: the same call sets it back',
      limit: 'author',
      summary: 'Undo the submission of a version',
      reply: vignetteSchema,
      refusals: [409],
      handle: takeBack,
    }),
  ]);
}
