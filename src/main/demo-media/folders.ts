import { join } from 'node:path';
import { projectFolder } from '../project-folder.ts';

/** The folder of the committed media: it stays in the source tree, for the compiled server too. */
export const demoMediaFolder = (): string => join(projectFolder(), 'src/main/demo-media/files');
