import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const isSource = import.meta.url.endsWith('.ts');

/** Returns the child's entry point beside this file, as source (with its loader) or as build. */
export function readingProgram(): { path: string; execArgv: string[] } {
  const path = fileURLToPath(new URL(isSource ? './reading-process.ts' : './reading-process.js', import.meta.url));
  const loader = () => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return { path, execArgv: ['--max-old-space-size=256', ...(isSource ? ['--import', loader()] : [])] };
}
