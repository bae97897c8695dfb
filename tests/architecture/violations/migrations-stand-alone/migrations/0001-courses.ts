import { maximumTitleLength } from '../src/domain/catalog/course.ts';

export const columns = { title: maximumTitleLength };
