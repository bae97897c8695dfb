import { catalogRoutes } from '../../http/routes/catalog/catalog-routes.ts';

export const routes = catalogRoutes;
