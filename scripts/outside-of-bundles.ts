import manifest from '../package.json' with { type: 'json' }

/** Loaded from their own files they take longer than the rest of a start: 1.3 s of processor, one read of a bundle 0.1. */
const builtIn = ['better-auth']

/**
 * Bundles that run in production may import the packages under `dependencies` and nothing else; any other package they
 * need is built into them. So a package is either installed in production or not needed there.
 */
export const outsideOfBundles = {
  noExternal: true as const,
  external: Object.keys(manifest.dependencies).filter((name) => !builtIn.includes(name)),
}
