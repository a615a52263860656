import manifest from '../package.json' with { type: 'json' }

/** Bundled, because loading it from its own files takes 1.3 s of CPU time at every start. */
const builtIn = ['better-auth']

/**
 * Production bundles may only import packages under `dependencies`; every other package that they need is bundled. So
 * each package is either installed in production or not needed there.
 */
export const outsideOfBundles = {
  noExternal: true as const,
  external: Object.keys(manifest.dependencies).filter((name) => !builtIn.includes(name)),
}
