/** The server as one program (docs/decisions/0024): its own files joined, packages of others left where npm has put them. */
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const result = join(here, 'build');

const OWN_PLACE = /\bimport\.meta\.url\b/g;
const isOwn = (id) => /^[./]|^@portal\//.test(id);

export default {
  input: { main: join(here, 'src', 'main.ts') },
  platform: 'node',
  external: (id) => !isOwn(id),
  plugins: [
    {
      name: 'own-place',
      /** What a file looks for beside itself (migrations, workers, data) lies beside its source. */
      transform: {
        filter: { code: OWN_PLACE },
        handler: (code, id) => code.replaceAll(OWN_PLACE, `new URL(${JSON.stringify(relative(result, id).replaceAll('\\', '/'))}, import.meta.url).href`),
      },
    },
  ],
  // names are in the log where something fails; without comments, and escaped, the text is one byte a letter in memory
  output: { dir: result, cleanDir: true, format: 'esm', keepNames: true, charset: 'ascii', comments: false, chunkFileNames: '[name]-[hash].js' },
};
