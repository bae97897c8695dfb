import { useState } from 'react';
import { GALLERY } from '../text/copy/gallery.ts';
import { SHELL } from '../text/copy/shell.ts';
import { CURRICULUM } from '../text/curriculum.ts';
import { Accordion } from '../ui/accordion.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Badge } from '../ui/tag.tsx';
import type { ThemeName } from './palette.ts';
import { Specimen } from './specimen.tsx';

const MODULES = CURRICULUM.slice(0, 3).map((title, index) => ({ id: `module-${index + 1}`, title }));

export function FoldingSpecimens({ theme }: { theme: ThemeName }) {
  const [tab, setTab] = useState('module-1');
  const tabs = MODULES.map(({ id, title }) => ({ id, label: title, panel: <p>{GALLERY.sample}</p> }));
  return (
    <>
      <Specimen name="Tabs · content width, full width" layout="stack">
        <Tabs label={`Modules, ${theme}`} tabs={tabs} value={tab} onChange={setTab} />
        <Tabs label={`Modules in full, ${theme}`} tabs={tabs.slice(0, 2)} value={tab} onChange={setTab} isFull />
      </Specimen>
      <Specimen name="Accordion · one open, with and without an aside" layout="stack">
        <Accordion
          initialId="module-2"
          items={MODULES.map(({ id, title }, index) => ({
            id,
            heading: title,
            aside: index > 0 && <Badge count={index * 7} label={`${index * 7} days`} />,
            panel: <p>{GALLERY.sampleLong}</p>,
          }))}
        />
      </Specimen>
      <Specimen name="Disclosure · closed, open" layout="stack">
        <Disclosure label={CURRICULUM[4]}>
          <p>{GALLERY.sample}</p>
        </Disclosure>
        <Disclosure label={CURRICULUM[5]} isInitiallyOpen>
          <p>{GALLERY.sampleLong}</p>
        </Disclosure>
      </Specimen>
      <Specimen name="Breadcrumbs" layout="stack">
        <Breadcrumbs
          crumbs={[
            { label: SHELL.home, to: '/Home' },
            { label: SHELL.courses, to: '/courses' },
            { label: CURRICULUM[0] },
          ]}
        />
      </Specimen>
    </>
  );
}
