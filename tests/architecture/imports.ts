import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, normalize } from 'node:path/posix';
import { parseSync } from 'vite';
import { isCode, productFiles } from './files.ts';

/** One file's use of another. `to` is a path of ours, or one of the forms that `target` gives. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Every import below `root`, type-only ones included: a type that crosses a border couples as much as a value does. */
export function importsBelow(root: string, manifest: Manifest): Import[] {
  return productFiles(root)
    .filter(isCode)
    .flatMap((from) =>
      specifiersIn(from, readFileSync(join(root, from), 'utf8')).map((specifier) => ({
        from,
        to: target(root, from, specifier, manifest),
      })),
    );
}

/** What a file names in `import`, `export … from`, `import()` and `import('…').Type`, in the order of the text. */
export function specifiersIn(path: string, text: string): string[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]!.message}`);
  const found: string[] = [];
  visit({ ...program }, (node) => {
    const source = SOURCE_HOLDERS.has(String(node.type)) ? node.source : undefined;
    if (isNode(source) && typeof source.value === 'string') found.push(source.value);
  });
  return found;
}

const SOURCE_HOLDERS = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, see);
}

/**
 * `src/domain/x.ts` · `missing:src/x.ts` (there is no such file) · `node:fs` · `dependency:express` ·
 * `dev-dependency:vite` · `undeclared:left-pad` (not in package.json).
 */
function target(root: string, from: string, specifier: string, manifest: Manifest): string {
  if (specifier.startsWith('.')) {
    const path = normalize(join(from, '..', specifier.replace(/\?.*$/, '')));
    return existsSync(join(root, path)) ? path : `missing:${path}`;
  }
  if (isBuiltin(specifier)) return specifier.startsWith('node:') ? specifier : `node:${specifier}`;
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (manifest.dependencies?.[name]) return `dependency:${name}`;
  return manifest.devDependencies?.[name] ? `dev-dependency:${name}` : `undeclared:${name}`;
}
