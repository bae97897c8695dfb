export { MODULES } from '../../src/domain/catalog/course.ts';
