import { COUNCIL } from '../../src/wire/council.ts';
import { BRAND } from '../text/brand.ts';
import { ExternalLink } from '../ui/external-link.tsx';

/** Link to the council's page about the assessment, which the school may change. */
export function CouncilLink({ children }: { children: string }) {
  const { url, isPdf } = BRAND.process ?? { url: COUNCIL.processUrl, isPdf: COUNCIL.isProcessPdf };
  return (
    <ExternalLink href={url} kind={isPdf ? 'PDF' : undefined}>
      {children}
    </ExternalLink>
  );
}
