import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { offlinePage } from './vite.offline.ts';
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

/** Libraries of every page in one file, which keeps its name while pages change. */
const VENDOR = /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/;

/**
 * Scopes class names by one mark per sheet: the repetition compresses to nothing, in the sheet and in each class list.
 */
function scopedName(name: string, file: string): string {
  const path = relative(here('.'), file.split('?')[0]!).replaceAll('\\', '/');
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

/** Build of the browser application; `npm run dev` uses it in middleware mode. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('./web'),
  plugins: [react(), preloads(), preloader(), offlinePage()],
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
          groups: [{ name: 'vendor', test: VENDOR }],
        },
      },
    },
  },
}));
