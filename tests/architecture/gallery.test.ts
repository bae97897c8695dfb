import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { componentsDrawn, componentsExported } from './components.ts';
import { productFiles } from './files.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Exported for another component's sake; the gallery shows them through that one. */
const SHOWN_THROUGH: Readonly<Record<string, string>> = {
  ConfirmDialog: 'useFeedback().confirm opens it',
  Plot: 'LineChart and BarChart draw on it',
  DialogPanel: 'Dialog loads it when it opens',
  FormDialogPanel: 'FormDialog loads it when it opens',
  FeedbackProvider: 'stands above the whole application',
  ToastRegions: 'FeedbackProvider holds it',
  Figures: 'ChartCard shows it as its table',
  FieldComplaint: 'FieldFrame shows it',
  FieldFrame: 'every field stands in it',
  FormBanner: 'Form shows it',
  SelectControl: 'Select and the fields stand on it',
  UsernameField: 'nobody sees it: password managers read it',
};

const offered = productFiles(root, ['web/ui', 'web/forms', 'web/art'])
  .filter((path) => path.endsWith('.tsx'))
  .flatMap((path) => componentsExported(path, read(path)).map((name) => ({ name, file: basename(path) })));

const drawn = new Set(
  productFiles(root, ['web/gallery'])
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => componentsDrawn(path, read(path))),
);

it('shows every component of ui, forms and art', () => {
  const missing = offered.filter(
    ({ name, file }) => !drawn.has(name) && !drawn.has(`*${file}`) && !(name in SHOWN_THROUGH),
  );
  expect(missing, 'draw it in web/gallery, or say in SHOWN_THROUGH where it is seen').toEqual([]);
  expect(offered.length).toBeGreaterThan(50);
});

it('excuses nothing that is shown, or gone', () => {
  const names = new Set(offered.map(({ name }) => name));
  expect(Object.keys(SHOWN_THROUGH).filter((name) => drawn.has(name) || !names.has(name))).toEqual([]);
});

it('reads components and what is drawn from the syntax, not from the text', () => {
  const text = `
    import * as icons from '../ui/icons.tsx';
    import { Unused } from './unused.tsx';
    export const Late = late('Late');
    export const LIST = ['<Text />'];
    export interface Props { a: string }
    export function Shown() { return <Card><Tag /></Card>; }
    export function useThing() { return 1; }
    // <Comment />
  `;
  expect(componentsExported('some.tsx', text)).toEqual(['Late', 'Shown']);
  expect(componentsDrawn('some.tsx', text)).toEqual(['*icons.tsx', 'Card', 'Tag']);
});
