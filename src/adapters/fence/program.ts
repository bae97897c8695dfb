import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Entry point of a child process, and what Node needs to run it. */
export interface Program {
  readonly path: string;
  readonly execArgv: readonly string[];
}

/** Bounds the heap of V8: beyond it the child process aborts, and the server keeps running. */
export const HEAP_LIMIT = '--max-old-space-size=256';

/** Returns the program of this name in the module's folder, as source (with its loader) or as build. */
export function programBeside(module: string, name: string): Program {
  const isSource = module.endsWith('.ts');
  const path = fileURLToPath(new URL(`./${name}.${isSource ? 'ts' : 'js'}`, module));
  const loader = () => pathToFileURL(createRequire(module).resolve('tsx')).href;
  return { path, execArgv: [HEAP_LIMIT, ...(isSource ? ['--import', loader()] : [])] };
}
