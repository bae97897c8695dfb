import type { ShopSettings } from '../../replies/catalog-replies.ts';
import type { Route } from '../../route.ts';
import { type AdminCourseUseCases, adminCourseRoutes } from './admin-course-routes.ts';
import { type AdminFileUseCases, adminFileRoutes } from './admin-file-routes.ts';
import { type AdminItemUseCases, adminItemRoutes } from './admin-item-routes.ts';
import { type AdminNodeUseCases, adminNodeRoutes } from './admin-node-routes.ts';
import { type AdminPlaceUseCases, adminPlaceRoutes } from './admin-place-routes.ts';
import { type AdminVideoUseCases, adminVideoRoutes } from './admin-video-routes.ts';
import { type TrashUseCases, trashRoutes } from './trash-routes.ts';

/** All that administrators build courses with. */
export const authoringRoutes = (
  useCases: AdminCourseUseCases &
    AdminItemUseCases &
    AdminFileUseCases &
    AdminPlaceUseCases &
    AdminNodeUseCases &
    AdminVideoUseCases &
    TrashUseCases,
  shop: ShopSettings,
): Route[] => [
  ...adminCourseRoutes(useCases, shop),
  ...adminItemRoutes(useCases),
  ...adminFileRoutes(useCases),
  ...adminNodeRoutes(useCases),
  ...adminPlaceRoutes(useCases),
  ...adminVideoRoutes(useCases),
  ...trashRoutes(useCases),
];
