import type { NodeKind, NodeRef, RefOf } from '../../domain/catalog/course-node.ts';
import type { GetCourseNode } from '../../domain/catalog/queries/get-course-node.ts';
import type { DeletedNode, Move, Renaming } from '../../domain/catalog/use-cases/outline-edits.ts';
import { moveBody, renameBody } from '../../wire/admin-catalog.ts';
import { ADMIN } from '../../wire/admin-messages.ts';
import type { MessageReply } from '../../wire/identity.ts';
import { nodeReply } from '../replies/admin-catalog-replies.ts';
import type { Route } from '../route.ts';
import { parse } from '../validate.ts';
import { NODE_PATHS, nodeRefIn } from './node-refs.ts';

export interface AdminNodeUseCases {
  readonly getCourseNode: GetCourseNode;
  /** By verb and kind. */
  readonly nodes: {
    readonly rename: { readonly [Kind in NodeKind]: { run(renaming: Renaming<RefOf<Kind>>): Promise<void> } };
    readonly move: { readonly [Kind in NodeKind]: { run(move: Move<RefOf<Kind>>): Promise<void> } };
    readonly delete: { readonly [Kind in NodeKind]: { run(ref: RefOf<Kind>): Promise<DeletedNode> } };
  };
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

function routesOf<Kind extends NodeKind>(kind: Kind, useCases: AdminNodeUseCases): Route[] {
  const path = NODE_PATHS[kind];
  const reply = async (ref: NodeRef) => nodeReply(await useCases.getCourseNode.run(ref));
  return [
    {
      // The specification has PUT for the title of an item, and nothing for the others.
      method: kind === 'content' ? 'put' : 'patch',
      path: path.one,
      rule: 'admin',
      limit: 'author',
      current: (params) => reply(nodeRefIn(kind, params)),
      handle: async (req, res) => {
        const { title, version } = await parse(renameBody, req.body);
        const ref = nodeRefIn(kind, req.params);
        await useCases.nodes.rename[kind].run({ ref, title, seenRevision: version });
        res.json(await reply(ref));
      },
    },
    {
      method: 'post',
      path: path.move,
      rule: 'admin',
      limit: 'author',
      handle: async (req, res) => {
        const { direction } = await parse(moveBody, req.body);
        await useCases.nodes.move[kind].run({ ref: nodeRefIn(kind, req.params), direction });
        res.status(204).end();
      },
    },
    {
      method: 'delete',
      path: path.one,
      rule: 'admin',
      limit: 'author',
      handle: async (req, res) => {
        const told: MessageReply = {
          message: DELETED[kind](await useCases.nodes.delete[kind].run(nodeRefIn(kind, req.params))),
        };
        res.json(told);
      },
    },
  ];
}
