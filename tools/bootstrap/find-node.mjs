/** The Node that runs the portal: 24 or newer, the one at hand or the one the project brings. */
import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';

export const NODE_MAJOR_MIN = 24;

/** Path of a fitting Node, or null. */
export function findNode({ version = process.versions.node, execPath = process.execPath, platform = process.platform, arch = process.arch } = {}) {
  if (Number(version.split('.')[0]) >= NODE_MAJOR_MIN) return execPath;
  const folder = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  const packaged = inRoot('node_modules', folder, 'bin', platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(packaged) ? packaged : null;
}

export const noNodeSentence = (version = process.versions.node) =>
  `需要 Node ${NODE_MAJOR_MIN} 或更新版本（当前 ${version}），本系统没有随附版本：请从 https://nodejs.org 安装后重试。 / ` +
  `Node ${NODE_MAJOR_MIN} or newer is needed (this is ${version}) and none is packaged for this system: install it from https://nodejs.org and try again.\n`;
