import type { PlaceNodes } from '../../../domain/catalog/use-cases/place-nodes.ts';
import { placeContentsBody, placeDaysBody, placeDocumentsBody, placeModulesBody } from '../../../wire/admin-catalog.ts';
import { paths } from '../../../wire/paths.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface AdminPlaceUseCases {
  readonly placeNodes: PlaceNodes;
}

const REFUSALS = [404, 409] as const;

/** One or several nodes to a place anywhere in their course, in one call. */
export function adminPlaceRoutes({ placeNodes }: AdminPlaceUseCases): Route[] {
  const placeModules = ({ params, body }: Call<{ path: typeof paths.placeModules; body: typeof placeModulesBody }>) =>
    placeNodes.run({
      parent: { kind: 'module', ...params },
      ids: body.weekIds,
      before: body.before,
      numbers: body.weekNumbers,
    });

  const placeDays = ({ params, body }: Call<{ path: typeof paths.placeDays; body: typeof placeDaysBody }>) =>
    placeNodes.run({
      parent: { kind: 'day', ...params, moduleId: body.weekId },
      ids: body.dayIds,
      before: body.before,
      numbers: body.dayNumbers,
    });

  const placeDocuments = ({
    params,
    body,
  }: Call<{ path: typeof paths.placeDocuments; body: typeof placeDocumentsBody }>) =>
    placeNodes.run({
      parent: { kind: 'document', ...params, moduleId: body.weekId },
      ids: body.documentIds,
      before: body.before,
    });

  const placeContents = ({
    params,
    body,
  }: Call<{ path: typeof paths.placeContents; body: typeof placeContentsBody }>) =>
    placeNodes.run({
      parent: { kind: 'content', ...params, moduleId: body.weekId, dayId: body.dayId },
      ids: body.contentIds,
      before: body.before,
    });

  return inContext('catalog', [
    route({
      method: 'post',
      path: paths.placeModules,
      rule: 'admin',
      roles: ['teacher'],
      grave: 'no: the same call sets it back',
      limit: 'author',
      summary: 'Move modules to a place among the modules of their course: all or none',
      body: placeModulesBody,
      refusals: REFUSALS,
      handle: placeModules,
    }),
    route({
      method: 'post',
      path: paths.placeDays,
      rule: 'admin',
      roles: ['teacher'],
      grave: 'no: the same call sets it back',
      limit: 'author',
      summary: 'Move days to a place in a module of their course: all or none',
      body: placeDaysBody,
      refusals: REFUSALS,
      handle: placeDays,
    }),
    route({
      method: 'post',
      path: paths.placeDocuments,
      rule: 'admin',
      roles: ['teacher'],
      grave: 'no: the same call sets it back',
      limit: 'author',
      summary: 'Move documents to a place in a module of their course: all or none',
      body: placeDocumentsBody,
      refusals: REFUSALS,
      handle: placeDocuments,
    }),
    route({
      method: 'post',
      path: paths.placeContents,
      rule: 'admin',
      roles: ['teacher'],
      grave: 'no: the same call sets it back',
      limit: 'author',
      summary: 'Move items to a place in a day of their course: all or none',
      body: placeContentsBody,
      refusals: REFUSALS,
      handle: placeContents,
    }),
  ]);
}
