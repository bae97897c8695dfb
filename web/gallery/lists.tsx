import { useState } from 'react';
import { GALLERY } from '../text/copy/gallery.ts';
import { CURRICULUM } from '../text/curriculum.ts';
import { Pager } from '../ui/pager.tsx';
import { Select } from '../ui/select.tsx';
import type { ThemeName } from './palette.ts';
import { Specimen } from './specimen.tsx';

const PAGE_COUNT = 12;
const MODULES = CURRICULUM.map((title) => ({ value: title as string, label: title }));

export function ListSpecimens({ theme }: { theme: ThemeName }) {
  return (
    <>
      <Specimen name="Pager · first page, in the middle, last page" layout="stack">
        {[1, 5, PAGE_COUNT].map((page) => (
          <LivePager key={page} label={`${GALLERY.pager.label} ${page}, ${theme}`} from={page} />
        ))}
      </Specimen>
      <Specimen name="Select · above, beside" layout="stack">
        <LiveSelect label={`${GALLERY.select}, ${theme}`} />
        <LiveSelect label={`${GALLERY.select} beside, ${theme}`} isInline />
      </Specimen>
    </>
  );
}

function LivePager({ label, from }: { label: string; from: number }) {
  const [page, turnTo] = useState(from);
  return <Pager label={label} page={page} pageCount={PAGE_COUNT} onPage={turnTo} words={GALLERY.pager} />;
}

function LiveSelect({ label, isInline }: { label: string; isInline?: boolean }) {
  const [value, choose] = useState<string>(CURRICULUM[1]);
  return <Select label={label} options={MODULES} value={value} onChange={choose} isInline={isInline} />;
}
