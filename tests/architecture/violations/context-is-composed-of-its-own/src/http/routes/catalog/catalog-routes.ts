export const catalogRoutes = [];
