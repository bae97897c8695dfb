import type { GetFigures } from '../../domain/reporting/queries/get-figures.ts';
import { paths } from '../../wire/paths.ts';
import { figuresReply } from '../replies/figures-reply.ts';
import type { Route } from '../route.ts';
import { textParameter } from '../validate.ts';

/** How the school is doing. */
export function figuresRoutes(useCases: { readonly getFigures: GetFigures }): Route[] {
  return [
    {
      method: 'get',
      path: paths.figures,
      rule: 'admin',
      handle: async (req, res) => {
        const [from, to] = [textParameter(req.query['from'], 'from'), textParameter(req.query['to'], 'to')];
        const reply = figuresReply(await useCases.getFigures.run({ from, to }));
        res.setHeader('Cache-Control', 'no-store');
        res.json(reply);
      },
    },
  ];
}
