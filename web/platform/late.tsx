import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

type Loaded<Name extends string, Props> = Promise<Record<Name, ComponentType<Props>>>;

/**
 * A component whose code is loaded when it is first drawn: `late(() => import('./palette.tsx'), 'Palette')`. Meanwhile
 * `waiting` holds its place.
 */
export function late<Name extends string, Props extends object>(
  load: () => Loaded<Name, Props>,
  name: Name,
  waiting: ReactNode = null,
): ComponentType<Props> {
  // React's type of a lazy component says nothing while its props are a type parameter.
  const Part = lazy(() => load().then((module) => ({ default: module[name] }))) as unknown as ComponentType<Props>;
  return (props: Props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  );
}

/** The same for what a page can do without: if its code fails to load, `waiting` stays. */
export const lateExtra = <Name extends string, Props extends object>(
  load: () => Loaded<Name, Props>,
  name: Name,
  waiting: ReactNode = null,
): ComponentType<Props> => late(() => load().catch(() => ({ [name]: () => waiting }) as never), name, waiting);
