export const title = 'Cusp';
