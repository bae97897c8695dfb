import { anyPackage, inside, insideExcept, nodeModules, packages, type Rule } from './rules.ts';

/** What a floor of the ground stands on: the floors below it, and none beside or above. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  platform: [],
  text: [],
  api: ['platform', 'text'],
  art: ['platform', 'text'],
  ui: ['platform', 'text', 'art'],
  forms: ['platform', 'text', 'art', 'ui', 'api'],
  course: ['platform', 'text', 'art', 'ui', 'api', 'forms'],
  exam: ['platform', 'text', 'art', 'ui', 'api', 'forms'],
  mentor: ['platform', 'text', 'art', 'ui', 'api', 'forms'],
  uploads: ['platform', 'text', 'art', 'ui', 'api', 'forms'],
  admin: ['platform', 'text', 'art', 'ui', 'api', 'forms'],
};
const GROUND = [...Object.keys(FLOORS).map((floor) => `web/${floor}`), 'web/hero'];
/** What the gallery of components shows, and what its words and tokens come from. */
const SHOWN = ['web/ui', 'web/forms', 'web/art', 'web/text', 'web/platform', 'web/styles', 'web/course', 'web/uploads'];
const FEATURE_LIBRARIES = ['react', 'react-dom', 'react-router', '@tanstack/react-query', 'lucide-react'];

/** The half of "Who may import whom" that people see: browser and desktop. */
export const faceRules: readonly Rule[] = [
  {
    name: 'feature-stands-alone',
    because: 'features never import each other: each can be changed, or dropped, without reading the rest',
    from: /^web\/features\/([^/]+)\//,
    only: (feature) => [
      inside(`web/features/${feature}`, ...GROUND, 'src/wire', 'src/uploads', 'src/answering'),
      anyPackage,
      nodeModules,
    ],
  },
  {
    name: 'feature-libraries',
    because: 'a screen is written on our own ground, not on a library of its own',
    from: inside('web/features'),
    never: () => [nodeModules, notOneOf(FEATURE_LIBRARIES)],
  },
  {
    name: 'ground-carries-features',
    because: 'what every screen stands on cannot depend on one of them',
    from: inside(...GROUND),
    never: () => [inside('web/features', 'web/app')],
  },
  {
    name: 'the-ground-has-floors',
    because: 'a drawing or a button that asks the server, or knows a course, cannot stand on every page',
    from: new RegExp(`^web/(${Object.keys(FLOORS).join('|')})/`),
    never: (floor) => [insideExcept('web', floor, ...(FLOORS[floor] ?? []))],
  },
  {
    name: 'admin-kit-is-for-admin-pages',
    because: 'students would load lists and frames that only administrators see',
    from: /^(?!web\/(?:admin|app\/admin|features\/admin-[^/]+)\/)/,
    never: () => [inside('web/admin')],
  },
  {
    name: 'gallery-shows-the-ground',
    because: 'it draws components from facts of its own: what needs a server or a feature is no component',
    from: inside('web/gallery'),
    only: () => [inside('web/gallery', ...SHOWN, 'src/wire', 'src/uploads'), packages('react', 'react-router')],
  },
  {
    name: 'gallery-is-for-development',
    because: 'one import from elsewhere would ship it to every visitor; the router has it behind import.meta.env.DEV',
    from: /^(?!web\/gallery\/|web\/app\/router\.tsx$)/,
    never: () => [inside('web/gallery'), /^web\/text\/copy\/gallery\.ts$/],
  },
  {
    name: 'web-meets-server-on-the-wire',
    because: 'anything else of the server would be shipped to every visitor',
    from: inside('web'),
    never: () => [insideExcept('src', 'wire', 'uploads', 'answering'), nodeModules, inside('desktop', 'migrations')],
  },
  {
    name: 'formik-in-forms-only',
    because: 'forms look and fail the same everywhere, and the library can be replaced in one folder',
    from: /^(?!web\/forms\/)/,
    never: () => [packages('formik')],
  },
  {
    name: 'libraries-of-the-ground',
    because:
      'dropping files, charts and QR codes look and work the same everywhere, and each library can be replaced in one folder',
    from: /^(?!web\/ui\/)/,
    never: () => [packages('react-dropzone', 'd3-scale', 'd3-shape', 'uqr')],
  },
  {
    name: 'base-ui-in-ui-only',
    because: 'overlays behave the same everywhere, and the library can be replaced in one folder',
    from: /^(?!web\/ui\/)/,
    never: () => [packages('@base-ui/*')],
  },
  {
    name: 'desktop-is-a-shell',
    because:
      'it shows the same web application and shares no code of its pages: what page and shell say to each other is in src/wire',
    // What packs it is run by those who publish it.
    from: /^desktop\/(?!packaging\/)/,
    only: () => [
      inside('desktop', 'src/wire', 'src/uploads'),
      nodeModules,
      packages('electron', 'electron-updater', 'yup'),
    ],
  },
  {
    name: 'uploads-run-without-electron',
    because: 'the upload engine is tested as plain Node',
    from: inside('desktop/uploads'),
    never: () => [packages('electron')],
  },
];

function notOneOf(names: readonly string[]): RegExp {
  const allowed = packages(...names).source.replace(/^\^/, '');
  return new RegExp(`^(?!${allowed})(?:dependency|dev-dependency|undeclared):`);
}
