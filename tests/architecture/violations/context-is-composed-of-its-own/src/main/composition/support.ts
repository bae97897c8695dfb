import { DeleteCourse } from '../../domain/catalog/use-cases/delete-course.ts';

export const useCases = [DeleteCourse];
