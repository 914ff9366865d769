/** Installs what package-lock.json names, when it is not there yet. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot, readStamp, root, writeStamp } from './paths.mjs';

/** Gives true when all is installed; else says what went wrong. */
export async function install() {
  const lock = readFileSync(inRoot('package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  if (readStamp('installed')?.hash === hash && existsSync(inRoot('node_modules', '.package-lock.json'))) return true;
  if (!isInstalled(JSON.parse(lock))) {
    process.stdout.write('正在安装依赖，首次约需一分钟… / Installing dependencies, about a minute the first time…\n');
    const { code, said } = await npmInstall();
    if (code !== 0) {
      process.stderr.write(said.split('\n').slice(-30).join('\n'));
      process.stderr.write(
        '\n依赖安装失败：请检查网络与 npm registry 设置后重试。 / Installing failed: check the network and the npm registry, then try again.\n',
      );
      return false;
    }
  }
  writeStamp('installed', { hash });
  return true;
}

/** Whether what npm has noted in node_modules is what the lockfile asks for, and the links of this project's own packages are there; packages for other systems may be missing. */
export function isInstalled(lock, installed = readInstalled(), isThere = (path) => existsSync(inRoot(path))) {
  if (!installed) return false;
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '' || !path.includes('node_modules/')) return true;
    // a package of this project's own is a link, which is missing where the package is new
    if (wanted.link) return isThere(path);
    const present = installed.packages[path];
    if (present) return present.version === wanted.version;
    return Boolean(wanted.optional) || Boolean(wanted.devOptional) || Boolean(wanted.peer);
  });
}

function readInstalled() {
  try {
    return JSON.parse(readFileSync(inRoot('node_modules', '.package-lock.json'), 'utf8'));
  } catch {
    return null;
  }
}

/**
 * What the lockfile names, nothing else, and the lockfile stays as it is. Not `npm ci`: it refuses the whole installation where a
 * registry lacks an optional package made for some other system.
 */
function npmInstall() {
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  // npm tells where it is; a shell is needed for npm.cmd only
  const script = process.env.npm_execpath;
  const byScript = script && /npm-cli\.c?js$/.test(script);
  return new Promise((resolve) => {
    const child = byScript
      ? spawn(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
      : spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
    let said = '';
    child.stdout.on('data', (data) => (said += data));
    child.stderr.on('data', (data) => (said += data));
    child.on('error', (error) => resolve({ code: 1, said: error.message }));
    child.on('exit', (code) => resolve({ code: code ?? 1, said }));
  });
}
