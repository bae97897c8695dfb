export const MODULE = 'module';
