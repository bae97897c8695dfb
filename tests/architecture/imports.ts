import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, normalize } from 'node:path/posix';
import { parseSync } from 'vite';
import { isCode, productFiles } from './files.ts';

/** One file's use of another. `to` is a path of ours, or one of the forms that `target` gives. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** The other is loaded with the file itself: neither for its types alone, nor by an `import()` when it is needed. */
  readonly isEager: boolean;
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
      namedIn(from, readFileSync(join(root, from), 'utf8')).map(({ specifier, isEager }) => ({
        from,
        to: target(root, from, specifier, manifest),
        isEager,
      })),
    );
}

/** What a file names in `import`, `export … from`, `import()` and `import('…').Type`, in the order of the text. */
export const specifiersIn = (path: string, text: string): string[] =>
  namedIn(path, text).map(({ specifier }) => specifier);

function namedIn(path: string, text: string): { specifier: string; isEager: boolean }[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]!.message}`);
  const found: { specifier: string; isEager: boolean }[] = [];
  visit({ ...program }, (node) => {
    const source = SOURCE_HOLDERS.has(String(node.type)) ? node.source : undefined;
    if (isNode(source) && typeof source.value === 'string')
      found.push({ specifier: source.value, isEager: isEager(node) });
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

const LAZY = new Set(['ImportExpression', 'TSImportType']);

function isEager({ type, importKind, exportKind, specifiers }: Node): boolean {
  if (LAZY.has(String(type)) || importKind === 'type' || exportKind === 'type') return false;
  const named = Array.isArray(specifiers) ? specifiers.filter(isNode) : [];
  return named.length === 0 || named.some((one) => one.importKind !== 'type' && one.exportKind !== 'type');
}

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
