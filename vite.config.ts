import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://localhost:${process.env.PORT ?? 3000}`

/** Whatever more than one screen shares is gathered by library, in few files that stay the same between versions. */
const inPackage = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names})[\\\\/]`)

const inFiles = (...places: string[]) => new RegExp(`^(?!.*node_modules).*/(?:${places.join('|')})`)

export default defineConfig({
  plugins: [react()],
  publicDir: 'web/public',
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', priority: 2, test: inPackage('react|react-dom|scheduler') },
            {
              name: 'router',
              priority: 2,
              test: inPackage('@tanstack/(?:react-router|router-core|history|store|react-store)'),
            },
            { name: 'query', priority: 2, test: inPackage('@tanstack/(?:react-query|query-core)') },
            { name: 'zod', priority: 2, test: inPackage('zod') },
            { name: 'forms', priority: 2, test: inPackage('react-hook-form|@hookform/resolvers') },
            {
              name: 'styling',
              priority: 2,
              test: inPackage('@emotion|@mui/(?:system|styled-engine|private-theming|utils)|stylis|clsx|react-is'),
            },
            // Public pages need these too, and must not get the application with them.
            {
              name: 'base',
              priority: 1,
              test: /vite\/preload-helper|\/(?:web\/lib\/(?:events|storage|local-cache|store|public-config)|domain\/(?:kernel\/(?:public-config|turkish-text)|access\/(?:roles|guards|routes|flags)))\./,
            },
            // What the first screen of the application needs of our own, in one file instead of a dozen small ones.
            {
              name: 'start',
              test: inFiles(
                'web/session/|web/lib/(?:call|navigation)|web/cache/cache-times',
                'domain/(?:accounts/accounts\\.(?:api|messages)|kernel/endpoint)',
              ),
            },
            {
              name: 'quiet',
              test: inFiles(
                'web/forms/(?:form|FormFailure)\\.',
                'web/layout/AuthFrame',
                'web/ui/(?:TextInput|link|EyeIcon)\\.',
              ),
            },
            // What every screen with MUI needs; all else goes where it is used.
            {
              name: 'mui',
              priority: 2,
              test: inPackage(
                `@mui/material/(?:${[
                  'styles|colors|utils|internal|zero-styled|CssBaseline|locale',
                  'Box|Button|ButtonBase|ButtonGroup|CircularProgress|IconButton|Link|Paper|Stack|SvgIcon|Typography',
                  'FormControl|FormHelperText|FormLabel|InputAdornment|InputBase|InputLabel|OutlinedInput',
                ].join('|')})`,
              ),
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
