/** Builds the server, the web app, the sign-on site and the console, each only when its sources have changed. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inRoot, readStamp, writeStamp } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { runQuietly } from './run-child.mjs';
import { contentOf, glanceOf, listSources } from './sources.mjs';

const PACKAGES = ['packages', 'package-lock.json', 'tsconfig.json', 'tools/bootstrap/precompress.mjs'];

export const builds = [
  {
    name: 'server',
    title: '服务程序 / server',
    workspace: 'apps/server',
    tool: ['rolldown', 'rolldown', ['--config', 'rolldown.config.mjs']],
    result: 'apps/server/build/main.js',
    sources: ['apps/server', ...PACKAGES],
  },
  {
    name: 'web',
    title: '门户页面 / web',
    workspace: 'apps/web',
    tool: ['@react-router/dev', 'react-router', ['build']],
    result: 'apps/web/build/server/index.js',
    served: 'apps/web/build/client',
    sources: ['apps/web', ...PACKAGES],
  },
  {
    name: 'sso',
    title: '登录站 / sign-on site',
    workspace: 'apps/sso',
    tool: ['vite', 'vite', ['build']],
    result: 'apps/sso/dist/index.html',
    served: 'apps/sso/dist',
    sources: ['apps/sso', ...PACKAGES],
  },
  {
    name: 'console',
    title: '控制台 / staff console',
    workspace: 'apps/console',
    tool: ['vite', 'vite', ['build']],
    result: 'apps/console/dist/index.html',
    served: 'apps/console/dist',
    sources: ['apps/console', ...PACKAGES],
  },
];

/** Path of a command-line tool as one workspace sees it: where npm has put the package is npm's affair. */
export function toolPath(workspace, packageName, command) {
  const manifestPath = createRequire(inRoot(workspace, 'package.json')).resolve(`${packageName}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifestPath, 'utf8'));
  return join(dirname(manifestPath), typeof bin === 'string' ? bin : bin[command]);
}

/** Brings the builds named up to date; gives true when they are. */
export async function build(node, names = builds.map(({ name }) => name)) {
  for (const one of builds.filter(({ name }) => names.includes(name))) {
    if (!(await buildOne(node, one))) return false;
  }
  return true;
}

async function buildOne(node, { name, title, workspace, tool, result, served, sources }) {
  const stamp = readStamp(`build-${name}`);
  const files = listSources(sources);
  const glance = glanceOf(files);
  const isThere = existsSync(inRoot(result));
  if (isThere && stamp?.glance === glance) return true;
  const content = contentOf(files);
  if (!isThere || stamp?.content !== content) {
    process.stdout.write(`正在构建${title}… / Building…\n`);
    const [packageName, command, args] = tool;
    const { code, said } = await runQuietly(node, [toolPath(workspace, packageName, command), ...args], {
      cwd: inRoot(workspace),
      env: { NODE_ENV: 'production' },
    });
    if (code !== 0 || !existsSync(inRoot(result))) {
      process.stderr.write(`${said}\n构建失败（${title}），详情见上。 / The build failed, see above.\n`);
      return false;
    }
    if (served) await precompress(inRoot(served));
  }
  writeStamp(`build-${name}`, { glance, content });
  return true;
}
