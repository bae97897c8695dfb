import { ListTable } from '../../admin/list-table.tsx';

export const CoursesPage = ListTable;
