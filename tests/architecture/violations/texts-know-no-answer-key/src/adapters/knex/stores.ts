export const knexStores = () => ({ versions: [] });
