import { courseSchema } from '../wire/replies/catalog.ts';

export const schema = courseSchema;
