import manifest from '../package.json' with { type: 'json' }

/** Loaded from its own files it takes 1.3 s of processor at every start. */
const builtIn = ['better-auth']

/**
 * Bundles that run in production may import the packages under `dependencies` and nothing else; any other package they
 * need is built into them. So a package is either installed in production or not needed there.
 */
export const outsideOfBundles = {
  noExternal: true as const,
  external: Object.keys(manifest.dependencies).filter((name) => !builtIn.includes(name)),
}
