import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Patterns that patches must match in a library. The build fails if one was not found: otherwise an update of the
 * library would silently disable the patch, and pages would become larger.
 */
export class Expectations {
  readonly #library: string;
  readonly #patterns: readonly string[];
  #missing: Set<string>;

  constructor(library: string, patterns: readonly string[]) {
    this.#library = library;
    this.#patterns = patterns;
    this.#missing = new Set(patterns);
  }

  /** Starts a new build. */
  reset(): void {
    this.#missing = new Set(this.#patterns);
  }

  found(pattern: string): void {
    this.#missing.delete(pattern);
  }

  /** @throws with the library's name and every pattern not found. */
  verify(): void {
    if (this.#missing.size === 0) return;
    const missing = [...this.#missing].join('  and  ');
    throw new Error(`vite.patches.ts: ${this.#library} no longer matches  ${missing}  Adapt the patch, or remove it.`);
  }
}

/** Hooks that verify the expectations. Only in the browser's build: Node's keeps libraries external. */
const holdTo = (expectations: Expectations): Pick<Plugin, 'buildStart' | 'buildEnd'> => ({
  buildStart: () => expectations.reset(),
  buildEnd(error) {
    if (!error && this.environment.config.consumer === 'client') expectations.verify();
  },
});

const PRELOAD_HELPER = 'vite/preload-helper.js';

/** Removes Vite's preload helper (1.3 kB): with one style sheet and no preloading, a lazy import needs none. */
export function plainImports(): Plugin {
  const expectations = new Expectations('vite', [PRELOAD_HELPER]);
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    ...holdTo(expectations),
    load: (id) => {
      if (!id.endsWith(PRELOAD_HELPER)) return undefined;
      expectations.found(PRELOAD_HELPER);
      return 'export const __vitePreload = (load) => load();';
    },
  };
}

/**
 * Removes display names, a framework's prefetching, warnings for developers, and routes with data (`RouterProvider`,
 * `ErrorBoundary` of a route), which we have none of; adds missing purity annotations.
 */
const ROUTER_PATCHES: readonly (readonly [RegExp, string])[] = [
  [/^\w+\.displayName = "[^"]*";$/gm, ''],
  [/React\d*\.createElement\(PrefetchPageLinks, [^)]*\)/, 'null'],
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, '[false, null, {}]'],
  [/^function warning\(cond, message\) \{/m, '/* @__NO_SIDE_EFFECTS__ */ $&'],
  [/isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/, 'useNavigateUnstable()'],
  [/let dataRouterState = dataRouterOpts\?\.state;/, 'const dataRouterState = undefined;'],
  [/^RenderErrorBoundary\.contextType = \w+;$/m, ''],
  [/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'],
];

export const routerExpectations = (): Expectations =>
  new Expectations(
    'react-router',
    ROUTER_PATCHES.map(([pattern]) => String(pattern)),
  );

export function slimRouter(code: string, expectations: Expectations): string {
  return ROUTER_PATCHES.reduce((text, [pattern, replacement]) => {
    const patched = text.replace(pattern, replacement);
    if (patched !== text) expectations.found(String(pattern));
    return patched;
  }, code);
}

/** Enables tree shaking of the router by the patches above. */
export function leanRouter(): Plugin {
  const expectations = routerExpectations();
  return {
    name: 'lean-router',
    apply: 'build',
    ...holdTo(expectations),
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production/ },
      handler: (code) => ({ code: slimRouter(code, expectations), map: null }),
    },
  };
}

/** Formik's imports → their replacements in `web/forms/formik-needs.ts`. */
const FORMIK_NEEDS: Record<string, string> = {
  'lodash-es/isPlainObject': 'isPlainObject',
  'lodash-es/clone': 'clone',
  'lodash-es/cloneDeep': 'cloneDeep',
  'lodash-es/toPath': 'toPath',
  deepmerge: 'deepmerge',
  'hoist-non-react-statics': 'hoistStatics',
};

export const formikExpectations = (): Expectations => new Expectations('formik', Object.keys(FORMIK_NEEDS));

/** Returns the replacement for an import of Formik, or undefined to keep it. */
export function formikNeed(id: string, importer: string | undefined, expectations: Expectations): string | undefined {
  const need = importer?.includes('/formik/') ? FORMIK_NEEDS[id] : undefined;
  if (need) expectations.found(id);
  return need;
}

/** Replaces lodash in Formik by our small helpers: keeps the sign-in page within its 110 kB. */
export function leanFormik(): Plugin {
  const prefix = '\0formik-needs:';
  const expectations = formikExpectations();
  return {
    name: 'lean-formik',
    apply: 'build',
    enforce: 'pre',
    ...holdTo(expectations),
    resolveId: (id, importer) => {
      const need = formikNeed(id, importer, expectations);
      return need && prefix + need;
    },
    load: (id) =>
      id.startsWith(prefix)
        ? `export { ${id.slice(prefix.length)} as default } from ${JSON.stringify(here('./web/forms/formik-needs.ts'))}`
        : undefined,
  };
}
