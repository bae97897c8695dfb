import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { offlinePage } from './vite.offline.ts';
import { leanFormik, leanRouter, plainImports } from './vite.patches.ts';
import { preloaderMarkup } from './web/art/preloader-markup.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The two faces above the fold. Without a preload the browser learns of them only from the style sheet. */
const PRELOADED = [/besley-latin-wght-normal.*\.woff2$/, /atkinson-hyperlegible-next-latin-wght-normal.*\.woff2$/];

/** Fonts and the entry's own imports, known before the first script has run. */
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

/** The mark of index.html, drawn by the same hand as every other one. */
function preloader(): Plugin {
  return { name: 'preloader', transformIndexHtml: (html) => html.replace('<!--preloader-->', preloaderMarkup()) };
}

/** The package's own conditions lead every bundler to its development files. */
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: here('./node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: here('./node_modules/react-router/dist/production/dom-export.mjs') },
];

/*
 * What travels in one piece, because a chunk of its own costs a small module more for its wrapping than for itself.
 * Beginnings of paths, as patterns.
 */
const VENDOR = ['node_modules/(react|react-dom|scheduler|react-router)/'];
/** What every page carries. */
const CORE = [
  'web/api/(client|cookies|session|course-in-modules)',
  'web/text/(brand|copy/shell)',
  'web/art/(art|mark)\\b',
  'web/ui/(icons|class-names|text|feedback\\.|button|banner|page-title|theme-switch|stable-width|countdown|spinner)',
  'src/wire/(messages|course-labels)',
  'preload-helper',
];
/** What every page with data carries; what only pages behind the log-in do with it comes with them. */
const DATA = [
  'node_modules/@tanstack/(?!.*(?:useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver))',
  'web/(api/query|ui/loadable)',
];
/** What every page with a form carries. */
const FORM = ['web/forms/(form|field|text-field|submit-button|validate|refusal)'];
/** What the pages that sell have in common. */
const SHOP = [
  'web/text/(money|copy/program)',
  'web/course/(course-cards|offer)',
  'web/ui/(price|tag|card|star-list|disclosure)\\.',
];

/**
 * One mark for all classes of a sheet: repeated, it compresses to nothing, in the sheet and in each list of classes.
 */
function scopedName(name: string, file: string): string {
  const path = relative(here('.'), file.split('?')[0]!).replaceAll('\\', '/');
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

const anyOf = (paths: readonly string[]) => new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));

/** The build of the browser application, and the same in middleware mode for `npm run dev`. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('./web'),
  plugins: [react(), leanFormik(), plainImports(), leanRouter(), preloads(), preloader(), offlinePage()],
  resolve: { alias: command === 'build' ? PRODUCTION_ROUTER : [] },
  server: { fs: { allow: [here('.')] } },
  css: { modules: { generateScopedName: scopedName } },
  // The renderer goes where the server goes, and the server has no package of the browser's.
  ...(isSsrBuild ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: {
    outDir: here('./dist/web'),
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: true,
    target: 'es2022',
    sourcemap: false,
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    // One style sheet, and no list of every chunk's files in the entry: 3 kB compressed that every page would carry.
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      // A path of the API stands where it is called: the whole table would travel with every page otherwise.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: anyOf(VENDOR) },
            { name: 'core', test: anyOf(CORE) },
            { name: 'data', test: anyOf(DATA) },
            { name: 'form', test: anyOf(FORM) },
            { name: 'shop', test: anyOf(SHOP) },
          ],
        },
      },
    },
  },
}));
