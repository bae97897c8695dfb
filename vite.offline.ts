import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { offlineDocument } from './web/offline/document.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const text = (path: string) => readFileSync(here(path), 'utf8');

const STYLES = [
  './web/styles/fonts.css',
  './web/styles/tokens.css',
  './web/styles/base.css',
  './web/offline/offline.css',
];
const FONT_FILE = /url\("[^"]*\/([\w-]+)\.woff2"\)/g;
/** Excludes the third font, which is for codes and times. */
const KEPT_FONTS = /(besley|atkinson-hyperlegible-next)-latin/;

const SCRIPTS = { 'sw.js': './web/offline/worker.ts', 'offline.js': './web/offline/page.ts' };

/**
 * Registers the worker when the page is idle. Inline and short, because it is part of every page; the server allows it
 * by its hash. In private windows or with a full quota it fails: then the browser shows its own page.
 */
const REGISTER = `addEventListener('load',function(){(window.requestIdleCallback||setTimeout)(function(){navigator.serviceWorker&&navigator.serviceWorker.register('/sw.js').catch(function(){})})})`;

/**
 * Builds the offline files at fixed URLs without hashes: the service worker, and the page with its style and script.
 * The style consists of the site's own tokens, base and fonts, so that no colour is duplicated.
 */
export function offlinePage(): Plugin {
  return {
    name: 'offline-page',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    buildStart() {
      for (const [fileName, source] of Object.entries(SCRIPTS))
        this.emitFile({ type: 'chunk', id: here(source), fileName });
    },
    transformIndexHtml: () => [{ tag: 'script', children: REGISTER, injectTo: 'body' }],
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
        const addressOf = (font: string) =>
          `/${fonts.find((file) => file.includes(`${font}-`)) ?? this.error(`${font} is not in the build.`)}`;
        const html = offlineDocument();
        const css = STYLES.map(text)
          .join('\n')
          .replace(FONT_FILE, (_, font: string) => `url("${addressOf(font)}")`);
        // A source path of a font is not a URL.
        if (css.includes('@fontsource')) this.error('offline.css names a font that is not in the build.');
        this.emitFile({ type: 'asset', fileName: 'offline.html', source: html });
        this.emitFile({ type: 'asset', fileName: 'offline.css', source: css });

        const [worker, script] = Object.keys(SCRIPTS).map((name) => bundle[name]);
        if (worker?.type !== 'chunk' || script?.type !== 'chunk')
          return this.error('The offline scripts are not in the build.');
        // Each must be a single file: the worker is installed as it is, and the page is shown when nothing can be
        // fetched.
        for (const { fileName, imports, exports } of [worker, script])
          if (imports.length + exports.length > 0) this.error(`${fileName} is not a file of its own.`);

        const files = [
          '/offline.html',
          '/offline.css',
          '/offline.js',
          '/favicon.svg',
          ...fonts.filter((file) => KEPT_FONTS.test(file)).map((file) => `/${file}`),
        ];
        const digest = createHash('sha256')
          .update([html, css, script.code, text('./web/public/favicon.svg'), ...files].join('\0'))
          .digest('hex')
          .slice(0, 16);
        worker.code = `const OFFLINE=${JSON.stringify({ digest, files })};\n${worker.code}`;
      },
    },
  };
}
