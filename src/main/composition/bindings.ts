import 'reflect-metadata';
import { type Container, ContainerModule, type ServiceIdentifier } from 'inversify';

/** A service identifier for each value of `T`, under the same names. */
export type Identifiers<T> = { readonly [K in keyof T]: ServiceIdentifier<T[K]> };

/** How the container makes one thing: from which other things, and by which name it is asked for. */
export interface Binding<T> {
  readonly id: ServiceIdentifier<T>;
  make(...needs: unknown[]): T;
  readonly needs: readonly ServiceIdentifier[];
}

export type Bindings = Readonly<Record<string, Binding<unknown>>>;

/** Instances that the container made of these bindings. */
export type Instances<B extends Bindings> = { readonly [K in keyof B]: B[K] extends Binding<infer T> ? T : never };

/** A use case, with what its constructor asks for in that order. A wrong order or a wrong port does not compile. */
export const useCase = <T, Needs extends unknown[]>(
  Class: new (...needs: Needs) => T,
  ...needs: Identifiers<Needs>
): Binding<T> => ({ id: Class, make: (...given: Needs) => new Class(...given), needs: needs as ServiceIdentifier[] });

/** A port that one context asks for and another one answers; checked like a use case. */
export const link = <T, Needs extends unknown[]>(
  make: (...needs: Needs) => T,
  ...needs: Identifiers<Needs>
): Binding<T> => ({ id: Symbol(make.name), make, needs: needs as ServiceIdentifier[] });

export const moduleOf = (bindings: Bindings): ContainerModule =>
  new ContainerModule(({ bind }) => {
    for (const { id, make, needs } of Object.values(bindings)) bind(id).toResolvedValue(make, needs as never);
  });

export const instancesOf = <B extends Bindings>(container: Container, bindings: B): Instances<B> =>
  mapped(bindings, ({ id }) => container.get(id)) as Instances<B>;

export const identifiersOf = <B extends Bindings>(bindings: B): Identifiers<Instances<B>> =>
  mapped(bindings, ({ id }) => id) as Identifiers<Instances<B>>;

/** Binds ready values, and answers the identifiers by which use cases ask for them. */
export const provide = <T extends object>(container: Container, group: string, values: T): Identifiers<T> =>
  mapped(values as Record<string, unknown>, (value, name) => {
    const id = Symbol(`${group}.${name}`);
    container.bind(id).toConstantValue(value);
    return id;
  }) as Identifiers<T>;

const mapped = <V, R>(values: Readonly<Record<string, V>>, change: (value: V, name: string) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
