import { join } from 'node:path';
import { projectFolder } from './project-folder.ts';

/** What the last step of the build has rendered, an array of `RenderedPage`. Not among the files that are served. */
export const renderedPagesFile = (): string => join(projectFolder(), 'dist/rendered-pages.json');
