export const header = () => import('../features/home/home-page.tsx');
