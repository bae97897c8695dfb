/** What is known of a package-lock.json of version 3, as far as it is asked here. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  /** What it is called in the registry, where it is installed under an alias. */
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly hasInstallScript?: boolean;
}

export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

const EXACT = /^(?:npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Everything that an install fetches: all of the lock file except the project itself. */
const fetched = ({ packages }: Lockfile): [path: string, locked: LockedPackage][] =>
  Object.entries(packages).filter(([path]) => path !== '');

/**
 * Packages that name where they come from (`omit-lockfile-registry-resolved` leaves out the address of every one that
 * is of the registry, so what has one is of another host, a repository or a folder), that are not held to their
 * SHA-512, that run a program at install without being named in `allowScripts`, and dependencies without an exact
 * version.
 */
export function lockfileFaults(lock: Lockfile, manifest: Manifest): string[] {
  const scripts = manifest.allowScripts ?? {};
  return [
    ...fetched(lock).flatMap(([path, { name = nameOf(path), resolved, integrity, link, hasInstallScript }]) => [
      ...(link || resolved !== undefined ? [`${path}: not of the registry`] : []),
      ...(integrity?.startsWith('sha512-') ? [] : [`${path}: no SHA-512`]),
      ...(hasInstallScript && !Object.hasOwn(scripts, name) ? [`${path}: its install script is unnamed`] : []),
    ]),
    ...Object.entries({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.optionalDependencies,
    }).flatMap(([name, version]) => (EXACT.test(version) ? [] : [`${name}: ${version} is not exact`])),
  ];
}

/** What is shipped, as name and version: all that a dependency of the product stands on. */
export const shippedPackages = (lock: Lockfile): string[] =>
  fetched(lock)
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .map(([path, { version }]) => `${nameOf(path)}@${version}`);

/** Images of a Dockerfile or a Compose file that are not pinned by digest. Stages and what is built here have none. */
export function unpinnedImages(text: string): string[] {
  const stages = new Set([...text.matchAll(/^FROM .+ AS (\w+)$/gm)].map(([, stage]) => stage));
  const named = text.matchAll(/^(?:FROM|ARG \w+_IMAGE=|\s+image:) *(\S+)/gm);
  return [...named]
    .map(([, image = '']) => image)
    .filter((image) => !image.startsWith('${') && image !== 'cusp' && !stages.has(image))
    .filter((image) => !/@sha256:[\da-f]{64}$/.test(image));
}
