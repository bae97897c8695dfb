import type { Place } from '../../domain/catalog/course-node.ts';
import type { GetCourseNode } from '../../domain/catalog/queries/get-course-node.ts';
import type { MovePart } from '../../domain/catalog/use-cases/move-part.ts';
import type { Removed, RemovePart } from '../../domain/catalog/use-cases/remove-part.ts';
import type { RenamePart } from '../../domain/catalog/use-cases/rename-part.ts';
import { moveBody, renameBody } from '../../wire/admin-catalog.ts';
import { ADMIN } from '../../wire/admin-messages.ts';
import type { MessageReply } from '../../wire/identity.ts';
import { partReply } from '../replies/admin-catalog-replies.ts';
import type { Route } from '../route.ts';
import { parse } from '../validate.ts';
import { PART_PATHS, placeIn } from './admin-part-paths.ts';

export interface AdminPartUseCases {
  readonly getCourseNode: GetCourseNode;
  readonly renamePart: RenamePart;
  readonly movePart: MovePart;
  readonly removePart: RemovePart;
}

const DELETED: Readonly<Record<Place['kind'], (removed: Removed) => string>> = {
  module: ({ order }) => ADMIN.weekDeleted(order),
  day: ({ order }) => ADMIN.dayDeleted(order),
  content: ({ title }) => `"${title}" has been deleted.`,
  document: ({ title }) => `"${title}" has been deleted.`,
};

/** What can be done to any part of a course: another title, another place, or away with it. */
export const adminPartRoutes = (useCases: AdminPartUseCases): Route[] =>
  (['module', 'day', 'content', 'document'] as const).flatMap((kind) => routesOf(kind, useCases));

function routesOf(
  kind: Place['kind'],
  { getCourseNode, renamePart, movePart, removePart }: AdminPartUseCases,
): Route[] {
  const path = PART_PATHS[kind];
  const reply = async (place: Place) => partReply(await getCourseNode.run(place));
  return [
    {
      // The specification has PUT for the title of an item, and nothing for the others.
      method: kind === 'content' ? 'put' : 'patch',
      path: path.one,
      rule: 'admin',
      limit: 'author',
      current: (params) => reply(placeIn(kind, params)),
      handle: async (req, res) => {
        const { title, version } = await parse(renameBody, req.body);
        const place = placeIn(kind, req.params);
        await renamePart.run({ place, title, seenRevision: version });
        res.json(await reply(place));
      },
    },
    {
      method: 'post',
      path: path.move,
      rule: 'admin',
      limit: 'author',
      handle: async (req, res) => {
        const { direction } = await parse(moveBody, req.body);
        await movePart.run({ place: placeIn(kind, req.params), direction });
        res.status(204).end();
      },
    },
    {
      method: 'delete',
      path: path.one,
      rule: 'admin',
      limit: 'author',
      handle: async (req, res) => {
        const told: MessageReply = { message: DELETED[kind](await removePart.run(placeIn(kind, req.params))) };
        res.json(told);
      },
    },
  ];
}
