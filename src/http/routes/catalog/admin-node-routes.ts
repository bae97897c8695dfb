import type { NodeKind } from '../../../domain/catalog/course-node.ts';
import type { GetCourseNode } from '../../../domain/catalog/queries/get-course-node.ts';
import type { DeletedNode, DeleteNode } from '../../../domain/catalog/use-cases/delete-node.ts';
import type { MoveNode } from '../../../domain/catalog/use-cases/move-node.ts';
import type { RenameNode } from '../../../domain/catalog/use-cases/rename-node.ts';
import { moveBody, renameBody } from '../../../wire/admin-catalog.ts';
import { ADMIN } from '../../../wire/admin-messages.ts';
import type { Schema } from '../../../wire/json-schema.ts';
import {
  adminContentSchema,
  adminDaySchema,
  adminDocumentSchema,
  adminWeekSchema,
} from '../../../wire/replies/admin-catalog.ts';
import { type DeletedReply, deletedSchema } from '../../../wire/replies/trash.ts';
import { nodeReply } from '../../replies/admin-catalog-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';
import { NODE_PATHS, nodeRefIn, type Params } from './node-refs.ts';

export interface AdminNodeUseCases {
  readonly getCourseNode: GetCourseNode;
  readonly renameNode: RenameNode;
  readonly moveNode: MoveNode;
  readonly deleteNode: DeleteNode;
}

const DELETED: Readonly<Record<NodeKind, (deleted: DeletedNode) => string>> = {
  module: ({ order }) => ADMIN.weekDeleted(order),
  day: ({ order }) => ADMIN.dayDeleted(order),
  content: ({ title }) => `"${title}" has been deleted.`,
  document: ({ title }) => `"${title}" has been deleted.`,
};

/** Rename, move and delete, for modules, days, contents and documents alike. */
export const adminNodeRoutes = (useCases: AdminNodeUseCases): Route[] => [
  ...routesOf('module', useCases),
  ...routesOf('day', useCases),
  ...routesOf('content', useCases),
  ...routesOf('document', useCases),
];

type NodeReply = ReturnType<typeof nodeReply>;

const SCHEMAS = {
  module: adminWeekSchema,
  day: adminDaySchema,
  content: adminContentSchema,
  document: adminDocumentSchema,
} as const satisfies Readonly<Record<NodeKind, unknown>>;

function routesOf(kind: NodeKind, useCases: AdminNodeUseCases): Route[] {
  const { one, move } = NODE_PATHS[kind] as { one: string; move: string };
  const schema: Pick<Schema<NodeReply>, 'json'> = SCHEMAS[kind];
  const read = async (params: Params) => nodeReply(await useCases.getCourseNode.run(nodeRefIn(kind, params)));

  const rename = async ({ params, body }: Call<{ path: typeof one; body: typeof renameBody }>) => {
    const { title, version } = body;
    await useCases.renameNode.run({ ref: nodeRefIn(kind, params), title, seenRevision: version });
    return read(params);
  };

  const moveOne = async ({ params, body }: Call<{ path: typeof move; body: typeof moveBody }>) =>
    useCases.moveNode.run({ ref: nodeRefIn(kind, params), direction: body.direction });

  const remove = async ({ params, user }: Call<{ path: typeof one }>): Promise<DeletedReply> => {
    const deleted = await useCases.deleteNode.run({ ref: nodeRefIn(kind, params), by: user.userId });
    return { message: DELETED[kind](deleted), trashId: deleted.entryId };
  };

  return inContext('catalog', [
    route({
      // The specification has PUT for the title of an item, and nothing for the others.
      method: kind === 'content' ? 'put' : 'patch',
      path: one,
      rule: 'admin',
      roles: ['teacher'],
      grave: 'no: the same call sets it back',
      limit: 'author',
      summary: `Give a ${kind} another title`,
      body: renameBody,
      reply: schema as Schema<NodeReply>,
      current: read,
      handle: rename,
    }),
    route({
      method: 'post',
      path: move,
      rule: 'admin',
      roles: ['teacher'],
      grave: 'no: the same call sets it back',
      limit: 'author',
      summary: `Move a ${kind} up or down among its neighbours`,
      body: moveBody,
      handle: moveOne,
    }),
    route({
      method: 'delete',
      path: one,
      rule: 'admin',
      roles: ['teacher'],
      grave: 'no: the trash gives it back',
      limit: 'author',
      summary: `Move a ${kind} with everything in it to the trash`,
      reply: deletedSchema,
      handle: remove,
    }),
  ]);
}
