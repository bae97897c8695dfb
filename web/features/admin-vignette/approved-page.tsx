import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { href, paths } from '../../../src/wire/paths.ts';
import { DetailPage } from '../../admin/detail-page.tsx';
import { useMay } from '../../admin/use-may.ts';
import { call } from '../../api/client.ts';
import { mockExamsPath, questionsPath } from '../../platform/admin-addresses.ts';
import { BANK } from '../../text/copy/admin-bank.ts';
import { APPROVED, VIGNETTE } from '../../text/copy/admin-vignette.ts';
import { VersionView } from './version-view.tsx';

/** /admin/questions/:vignetteId/approved: a case as teachers read it, with its answers. */
export function ApprovedPage() {
  const { vignetteId = '' } = useParams();
  const isTeacher = useMay()(['teacher']);
  const list = isTeacher ? { ...APPROVED, path: mockExamsPath } : { ...VIGNETTE, path: questionsPath };
  const vignette = useQuery({
    queryKey: ['admin', 'vignettes', 'approved', vignetteId],
    queryFn: ({ signal }) => call(href(paths.approvedVignette, { vignetteId }), { signal }),
  });
  const name = vignette.data && BANK.number(vignette.data.vignetteNumber);
  return (
    <DetailPage
      key={vignetteId}
      words={{ ...APPROVED, toList: list.toList }}
      list={{ title: list.list, path: list.path }}
      reply={vignette}
      name={name}
      title={name && `${name} ${vignette.data?.version.title}`}
      skeleton={['520px']}
    >
      {({ version }) => <VersionView version={version} />}
    </DetailPage>
  );
}
