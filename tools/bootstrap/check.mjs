/**
 * `npm run check`: every check, all of them even if one fails, and a summary; `npm run check -- --whole` with the quick tests that look at the
 * whole house as well: pages, endpoints, migrations and operations all named where they must be.
 */
import { existsSync } from 'node:fs';
import { toolPath } from './build.mjs';
import { inRoot } from './paths.mjs';
import { runQuietly } from './run-child.mjs';

const checks = [
  // types of the routes, which the types of the pages stand on
  {
    name: '路由类型 / route types',
    needs: 'apps/web/react-router.config.ts',
    args: () => [toolPath('apps/web', '@react-router/dev', 'react-router'), 'typegen'],
    cwd: 'apps/web',
  },
  // every checker makes anew the types that its files stand on: one instead of four makes half as many, for three fifths of the processor and of the memory
  {
    name: '类型 / types',
    needs: 'tsconfig.json',
    args: () => [toolPath('.', 'typescript', 'tsc'), '-p', 'tsconfig.json', '--checkers', '1'],
  },
  { name: '规范 / lint', needs: 'oxlint.config.ts', args: () => [toolPath('.', 'oxlint', 'oxlint'), '--deny-warnings'] },
  { name: '格式 / format', needs: '.oxfmtrc.json', args: () => [toolPath('.', 'oxfmt', 'oxfmt'), '--check'] },
  {
    name: '房屋规则：楼梯、循环引用、导出、轻页面、样式类、篇幅、需求、地图、用词 / house: stairs, circles, exports, light pages, classes, sizes, requirements, map, words',
    needs: 'tools/house.ts',
    args: () => ['tools/house.ts'],
  },
  { name: '样式表 / style sheets', needs: 'tools/check-styles.mjs', args: () => ['tools/check-styles.mjs'] },
  { name: '产品图 / product pictures', needs: 'tools/draw-pictures.mjs', args: () => ['tools/draw-pictures.mjs', '--check'] },
  { name: '短片 / films', needs: 'tools/draw-films.mjs', args: () => ['tools/draw-films.mjs', '--check'] },
  { name: '配置表 / configuration table', needs: 'tools/readme-table.mjs', args: () => ['tools/readme-table.mjs', '--check'] },
];

/** Walks over all there is, which a change anywhere may make untrue; half a minute of the processor for 900 tests. `npm test` runs them, too. */
export const wholeTests = [
  'tools/operations.test.ts',
  'tools/deploy.test.ts',
  'tools/shared-process.test.ts',
  'packages/engines/sourced.test.ts',
  'apps/web/src/specified.test.ts',
  'apps/web/src/route-table.test.ts',
  'packages/contract/src/core/contract-walk.test.ts',
  'apps/server/src/specified-calls.test.ts',
  'apps/server/src/contract-walk.test.ts',
  'apps/server/src/migrations-add.test.ts',
  'apps/server/src/start/loaded-at-start.test.ts',
];

const whole = {
  name: '整屋测试 / quick tests of the whole',
  needs: 'vitest.config.ts',
  args: () => [toolPath('.', 'vitest', 'vitest'), 'run', '--project', 'unit', '--project', 'server', '--reporter=dot', ...wholeTests],
};

/** Gives the exit code. */
export async function check(node, args = []) {
  const failed = [];
  for (const one of [...checks, ...(args.includes('--whole') ? [whole] : [])].filter(({ needs }) => existsSync(inRoot(needs)))) {
    const began = Date.now();
    const { code, said } = await runQuietly(node, one.args(), { cwd: inRoot(one.cwd ?? '.') });
    process.stdout.write(`${code === 0 ? '✓' : '✗'} ${one.name}（${((Date.now() - began) / 1000).toFixed(1)} s）\n`);
    if (code === 0) continue;
    failed.push(one.name);
    process.stdout.write(`${said.trimEnd()}\n\n`);
  }
  process.stdout.write(failed.length === 0 ? '\n全部检查通过 / all checks pass\n' : `\n未通过 / failed: ${failed.join('；')}\n`);
  return failed.length === 0 ? 0 : 1;
}
