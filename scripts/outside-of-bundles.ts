import manifest from '../package.json' with { type: 'json' }

/**
 * Bundles that run in production may import the packages under `dependencies` and nothing else; any other package they
 * need is built into them. So a package is either installed in production or not needed there.
 */
export const outsideOfBundles = { noExternal: true as const, external: Object.keys(manifest.dependencies) }
