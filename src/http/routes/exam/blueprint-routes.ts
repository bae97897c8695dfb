import type { GetBlueprint } from '../../../domain/exam/queries/get-blueprint.ts';
import type { ConfirmBlueprint } from '../../../domain/exam/use-cases/confirm-blueprint.ts';
import type { SaveBlueprint } from '../../../domain/exam/use-cases/save-blueprint.ts';
import { blueprintBody, confirmBlueprintBody } from '../../../wire/exam.ts';
import { paths } from '../../../wire/paths.ts';
import { type BlueprintReply, blueprintSchema } from '../../../wire/replies/exam.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface BlueprintUseCases {
  readonly getBlueprint: GetBlueprint;
  readonly saveBlueprint: SaveBlueprint;
  readonly confirmBlueprint: ConfirmBlueprint;
}

/** The shape of the real exam, as administrators keep it. */
export function blueprintRoutes(useCases: BlueprintUseCases): Route[] {
  const reply = async (): Promise<BlueprintReply> => {
    const { version, content, confirmed } = await useCases.getBlueprint.run();
    const { days, sections, clusters, subjects, calendar } = content;
    return {
      version,
      content: {
        ...content,
        days: days.map((day) => [...day]),
        sections: [...sections],
        clusters: [...clusters],
        subjects: [...subjects],
        calendar: {
          ...calendar,
          applyWeeksBefore: [...calendar.applyWeeksBefore],
          bookingWeeksBefore: [...calendar.bookingWeeksBefore],
        },
      },
      confirmed: confirmed && { ...confirmed, at: confirmed.at.toISOString() },
    };
  };

  const save = async ({ body: { version, content }, user }: Call<{ body: typeof blueprintBody }>) => {
    await useCases.saveBlueprint.run({ version, content, by: user.userId });
    return reply();
  };

  const confirm = async ({ body: { version, handbook }, user }: Call<{ body: typeof confirmBlueprintBody }>) => {
    await useCases.confirmBlueprint.run({ version, handbook, by: user.userId });
    return reply();
  };

  return inContext('exam', [
    route({
      method: 'get',
      path: paths.blueprint,
      rule: 'admin',
      roles: ['teacher', 'author'],
      summary: 'The newest version of the exam’s blueprint, and who confirmed it',
      cache: 'no-store',
      reply: blueprintSchema,
      handle: reply,
    }),
    route({
      method: 'put',
      path: paths.blueprint,
      rule: 'admin',
      roles: ['teacher'],
      grave: 'no: the same call sets it back',
      limit: 'author',
      summary: 'Save the blueprint as a new version, which nobody has confirmed yet',
      body: blueprintBody,
      reply: blueprintSchema,
      current: reply,
      handle: save,
    }),
    route({
      method: 'post',
      path: paths.confirmBlueprint,
      rule: 'admin',
      roles: ['teacher'],
      grave: 'no: it only adds',
      limit: 'author',
      summary: 'Confirm the newest version by an edition of the handbook',
      body: confirmBlueprintBody,
      reply: blueprintSchema,
      current: reply,
      handle: confirm,
    }),
  ]);
}
