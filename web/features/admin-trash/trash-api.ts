import { useQueryClient } from '@tanstack/react-query';
import { paths } from '../../../src/wire/paths.ts';
import { useLog } from '../../admin/list-api.ts';
import { TRASH_KEY } from '../../api/trash.ts';

export const useTrash = () => useLog(TRASH_KEY, paths.trash);

export function useTrashRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: TRASH_KEY });
}
