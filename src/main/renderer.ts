import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '../http/pages/rendered-page.ts';
import { projectFolder } from './project-folder.ts';

/** Path of the pages prerendered by the build, an array of `RenderedPage`. Not among the files that are served. */
export const renderedPagesFile = (): string => join(projectFolder(), 'dist/rendered-pages.json');

/** The browser application built for Node, React included: one file that needs no package (web/prerender.tsx). */
export const rendererFile = (): string => join(projectFolder(), 'dist/renderer/prerender.js');

export interface Renderer {
  readonly PRERENDERED: readonly { readonly path: string; readonly sources: readonly string[] }[];
  readonly renderPage: RenderPage;
}

/** Loads the renderer, only in processes that serve pages. */
export const loadRenderer = async (): Promise<Renderer> =>
  (await import(pathToFileURL(rendererFile()).href)) as Renderer;
