import { parseSync } from 'vite';

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* nodesOf(child);
}

function parsed(path: string, text: string): Node {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]!.message}`);
  return { ...program };
}

const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '');
const COMPONENT = /^[A-Z][a-z]\w*$/;

/** The components that a module exports: functions and constants with a name in capitals and small letters. */
export function componentsExported(path: string, text: string): string[] {
  const declarations = (parsed(path, text).body as Node[])
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .map(({ declaration }) => declaration);
  return declarations
    .filter(isNode)
    .flatMap((declaration) => {
      if (declaration.type === 'FunctionDeclaration') return [nameOf(declaration.id)];
      if (declaration.type === 'VariableDeclaration')
        return (declaration.declarations as Node[]).map(({ id }) => nameOf(id));
      return [];
    })
    .filter((name) => COMPONENT.test(name));
}

/** What a module draws: the names of its elements, and `*` with the path of each module that it takes as a whole. */
export function componentsDrawn(path: string, text: string): string[] {
  return [...nodesOf(parsed(path, text))].flatMap((node) => {
    if (node.type === 'JSXOpeningElement') return [nameOf(node.name)];
    if (
      node.type === 'ImportDeclaration' &&
      (node.specifiers as Node[]).some(({ type }) => type === 'ImportNamespaceSpecifier')
    ) {
      return [
        `*${String((node.source as Node).value)
          .split('/')
          .at(-1)}`,
      ];
    }
    return [];
  });
}
