import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { offlinePage } from './vite.offline.ts';
import { leanFormik, leanRouter, plainImports } from './vite.patches.ts';
import { preloaderMarkup } from './web/art/preloader-markup.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Fonts above the fold. Without a preload, the browser discovers them only in the style sheet. */
const PRELOADED = [/besley-latin-wght-normal.*\.woff2$/, /atkinson-hyperlegible-next-latin-wght-normal.*\.woff2$/];

/** Preloads fonts and the entry's imports before the first script runs. */
function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {}, chunk }) => [
        ...PRELOADED.flatMap((font) => Object.keys(bundle).filter((file) => font.test(file))).map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head-prepend' as const,
        })),
        ...(chunk?.imports ?? []).map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: '' },
          injectTo: 'head' as const,
        })),
      ],
    },
  };
}

/** Inserts the mark into index.html, from the same paths as all drawings. */
function preloader(): Plugin {
  return { name: 'preloader', transformIndexHtml: (html) => html.replace('<!--preloader-->', preloaderMarkup()) };
}

/** The package's export conditions give bundlers its development build. */
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: here('./node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: here('./node_modules/react-router/dist/production/dom-export.mjs') },
];

/*
 * Manual chunks, because a chunk of its own costs a small module more than its content. Patterns match the beginnings
 * of paths.
 */
const VENDOR = ['node_modules/(react|react-dom|scheduler|react-router)/'];
/** Shared by all pages. */
const CORE = [
  'web/api/(client|cookies|session|course-in-modules)',
  'web/text/(brand|copy/shell)',
  'web/art/(art|mark)\\b',
  'web/ui/(icons|class-names|text|feedback\\.|button|banner|page-title|theme-switch|stable-width|countdown|spinner)',
  'src/wire/(messages|course-labels)',
  'web/(text/(money|counted)|platform/addresses)\\.',
  'preload-helper',
];
/** Shared by all pages with data; parts used only behind sign-in are loaded there. */
const DATA = [
  'node_modules/@tanstack/(?!.*(?:useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver))',
  'web/(api/query|ui/loadable)',
];
/** Shared by all pages with a form. */
const FORM = ['web/forms/(form|field|text-field|submit-button|validate|refusal)'];
/** Shared by the pages that sell and the dashboards. */
const CARD = ['web/ui/(tag|card)\\.'];
/** Shared by the pages that sell. */
const SHOP = ['web/text/copy/program', 'web/course/(course-cards|offer)', 'web/ui/(price|star-list|disclosure)\\.'];

/** Shared by all pages behind sign-in. */
const INSIDE = ['web/app/guards', 'web/text/copy/inside', 'lucide-react/dist/esm/(?!icons)', 'esm/icons/log-out'];

/**
 * Scopes class names by one mark per sheet: the repetition compresses to nothing, in the sheet and in each class list.
 */
function scopedName(name: string, file: string): string {
  const path = relative(here('.'), file.split('?')[0]!).replaceAll('\\', '/');
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

const anyOf = (paths: readonly string[]) => new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));

/** Build of the browser application; `npm run dev` uses it in middleware mode. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('./web'),
  plugins: [react(), leanFormik(), plainImports(), leanRouter(), preloads(), preloader(), offlinePage()],
  resolve: { alias: command === 'build' ? PRODUCTION_ROUTER : [] },
  server: { fs: { allow: [here('.')] } },
  css: { modules: { generateScopedName: scopedName } },
  // The renderer is deployed with the server, which has none of the browser's packages: bundle them.
  ...(isSsrBuild ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: {
    outDir: here('./dist/web'),
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: true,
    target: 'es2022',
    sourcemap: false,
    // The content security policy forbids `data:` URLs.
    assetsInlineLimit: 0,
    // One style sheet, and no list of every chunk's files in the entry, which would add 3 kB compressed to every page.
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      // Inlines API paths where they are used: otherwise the whole table would be part of every page.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: anyOf(VENDOR) },
            { name: 'core', test: anyOf(CORE) },
            { name: 'data', test: anyOf(DATA) },
            { name: 'form', test: anyOf(FORM) },
            { name: 'card', test: anyOf(CARD) },
            { name: 'shop', test: anyOf(SHOP) },
            // With what these import, public pages would load it too.
            { name: 'inside', test: anyOf(INSIDE), includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
}));
