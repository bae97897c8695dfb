import { GetBlueprint } from '../../domain/exam/queries/get-blueprint.ts';
import { ConfirmBlueprint } from '../../domain/exam/use-cases/confirm-blueprint.ts';
import { SaveBlueprint } from '../../domain/exam/use-cases/save-blueprint.ts';
import { blueprintRoutes } from '../../http/routes/exam/blueprint-routes.ts';
import { useCase } from './bindings.ts';
import { type Context, context, type Ground } from './context.ts';

export function exam({ ports, links }: Ground): Context<'exam'> {
  const { kernel } = ports;
  const useCases = {
    getBlueprint: useCase(GetBlueprint, ports.exam.blueprints),
    saveBlueprint: useCase(SaveBlueprint, kernel.work, links.exam.usedTaxonomy, kernel.clock),
    confirmBlueprint: useCase(ConfirmBlueprint, kernel.work, kernel.clock),
  };
  return context(useCases, (made) => ({ routes: blueprintRoutes(made), jobs: {} }));
}
