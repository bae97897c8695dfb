import { courseSchema } from '../../src/wire/replies/catalog.ts';

export const schema = courseSchema;
