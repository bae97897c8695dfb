import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { AUDIT_KINDS, type AuditKind } from '../../../src/wire/literals.ts';
import { paths } from '../../../src/wire/paths.ts';
import type { AuditReply } from '../../../src/wire/replies/audit.ts';
import { call } from '../../api/client.ts';
import { download } from '../../api/download.ts';
import { saveFile } from '../../platform/save-file.ts';
import { schoolDay } from '../../text/dates.ts';

/** What is listed. It stands in the address, so that Back, reload and a sent link find it again. */
export interface AuditSearch {
  action: AuditKind | '';
  actor: string;
  account: string;
  /** Days, or empty for no bound. */
  from: string;
  to: string;
}

const aDay = (text: string | null): string => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : '');

export function useAuditSearch() {
  const [params, setParams] = useSearchParams();
  const search: AuditSearch = {
    action: AUDIT_KINDS.find((action) => action === params.get('action')) ?? '',
    actor: params.get('actor') ?? '',
    account: params.get('account') ?? '',
    from: aDay(params.get('from')),
    to: aDay(params.get('to')),
  };
  /** Typing leaves no trail of half words for Back. */
  const change = (to: Partial<AuditSearch>) =>
    setParams(paramsOf({ ...search, ...to }), { replace: to.account !== undefined });
  return { search, change };
}

export const EVERYTHING: AuditSearch = { action: '', actor: '', account: '', from: '', to: '' };

const paramsOf = (search: AuditSearch): URLSearchParams =>
  new URLSearchParams(Object.entries(search).filter(([, value]) => value !== ''));

/** Newest first; each page names where the next one begins. */
export const useAudit = (search: AuditSearch) =>
  useInfiniteQuery({
    queryKey: ['admin', 'audit', search],
    queryFn: ({ pageParam, signal }) => {
      const params = paramsOf(search);
      if (pageParam !== null) params.set('before', pageParam);
      return call<AuditReply>(`${paths.audit}${params.size > 0 ? `?${params}` : ''}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextBefore,
    staleTime: 0,
  });

export async function saveAudit(search: AuditSearch): Promise<void> {
  const params = paramsOf(search);
  const file = await download(`${paths.auditExport}${params.size > 0 ? `?${params}` : ''}`);
  saveFile(file, `audit-${schoolDay()}.csv`);
}
