import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  Expectations,
  formikExpectations,
  formikNeed,
  leanRouter,
  routerExpectations,
  slimRouter,
} from '../../vite.patches.ts';

const modules = join(import.meta.dirname, '../../node_modules');
const sources = (folder: string, name: RegExp) =>
  readdirSync(join(modules, folder))
    .filter((file) => name.test(file))
    .map((file) => readFileSync(join(modules, folder, file), 'utf8'));

/** A router as the patches know it, in small. */
const ROUTER = [
  'var Context = React.createContext(null);',
  'Context.displayName = "Context";',
  'var link = shouldRender ? React2.createElement(PrefetchPageLinks, { page: href }) : null;',
  'var [isSoon] = usePrefetchBehavior(',
  '  prefetch,',
  '  rest',
  ');',
  'function warning(cond, message) {}',
  'var go = isDataRoute ? useNavigateStable() : useNavigateUnstable();',
  'let dataRouterState = dataRouterOpts?.state;',
  'RenderErrorBoundary.contextType = RSCRouterContext;',
].join('\n');

describe('the patches of libraries', () => {
  it('find their places in the router that is installed', () => {
    const expectations = routerExpectations();
    for (const code of sources('react-router/dist/production', /\.mjs$/)) slimRouter(code, expectations);
    expect(() => expectations.verify()).not.toThrow();
  });

  it('find every import that they replace in the Formik that is installed', () => {
    const expectations = formikExpectations();
    for (const code of sources('formik/dist', /\.esm\.js$/))
      for (const [, id] of code.matchAll(/from '([^']+)'/g)) formikNeed(id!, '/formik/dist/x.js', expectations);
    expect(() => expectations.verify()).not.toThrow();
  });

  it('say what they do to a router', () => {
    const expectations = routerExpectations();
    expect(slimRouter(ROUTER, expectations)).toBe(
      [
        'var Context = /* @__PURE__ */ React.createContext(null);',
        '',
        'var link = shouldRender ? null : null;',
        'var [isSoon] = [false, null, {}];',
        '/* @__NO_SIDE_EFFECTS__ */ function warning(cond, message) {}',
        'var go = useNavigateUnstable();',
        'const dataRouterState = undefined;',
        '',
      ].join('\n'),
    );
    expect(() => expectations.verify()).not.toThrow();
  });

  it('take from the router only what no page uses', () => {
    const pages = readdirSync(join(modules, '../web'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    const used = pages.filter((code) => /\b(?:RouterProvider|create\w+Router|ErrorBoundary=|prefetch=)/.test(code));
    expect([pages.length > 100, used]).toEqual([true, []]);
  });

  it('name the library and the pattern that no longer matches', () => {
    const expectations = routerExpectations();
    slimRouter(ROUTER.replace('displayName', 'debugName'), expectations);
    expect(() => expectations.verify()).toThrow(/react-router no longer matches {2}\/\^\\w\+\\\.displayName/);
  });

  it('miss an import that Formik has renamed, and leave what others import alone', () => {
    const expectations = formikExpectations();
    expect(formikNeed('lodash-es/clone', '/formik/dist/x.js', expectations)).toBe('clone');
    expect(formikNeed('deepmerge', '/another/index.js', expectations)).toBeUndefined();
    expect(() => expectations.verify()).toThrow(/formik no longer matches .*deepmerge/);
    expect(() => expectations.verify()).not.toThrow(/lodash-es\/clone /);
  });

  it('are asked for again by each build', () => {
    const expectations = new Expectations('a library', ['a pattern']);
    expectations.found('a pattern');
    expectations.verify();
    expectations.reset();
    expect(() => expectations.verify()).toThrow('a library no longer matches  a pattern');
  });
});

describe('the end of a build', () => {
  const endOf = (consumer: string, error?: Error) => () =>
    (leanRouter().buildEnd as (this: unknown, error?: Error) => void).call(
      { environment: { config: { consumer } } },
      error,
    );

  it('refuses a bundle for browsers whose router was not patched', () => {
    expect(endOf('client')).toThrow('react-router no longer matches');
  });

  it('lets the build for Node pass, which leaves libraries outside, and a build that has failed already', () => {
    expect(endOf('server')).not.toThrow();
    expect(endOf('client', new Error('a syntax error'))).not.toThrow();
  });
});
