export const ListTable = () => null;
