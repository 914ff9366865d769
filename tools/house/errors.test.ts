import { describe, expect, it } from 'vitest';
import { errorComplaints } from './errors.ts';
import { treeOf } from './tree.ts';

const errors = {
  'packages/contract/src/core/errors.ts': "defineError({ code: 401, msg: '登录已失效' })",
  'packages/contract/src/account/errors.ts': "defineError({ code: 1106, msg: '尝试次数过多' })",
  'packages/contract/src/design-order/lines/errors.ts': "defineError({ code: 1507, msg: '清单已在别处修改' })",
};

describe('errors', () => {
  it('are compared by value, said once', () => {
    const texts = { 'apps/sso/src/a.ts': 'if (refused(tooManyTries) && status === 401) count(11060)', 'packages/engines/pricing/copy.ts': "'请输入整数'" };
    expect(errorComplaints(treeOf({ ...errors, ...texts, 'apps/sso/src/a.test.ts': 'failure(1106)' }))).toEqual([]);
  });

  it.each([
    ['a literal', "refuse('文件大小不能超过 10 MB')"],
    ['a template', '`文件大小不能超过 10 MB`'],
    ['words of a page', '<Notice>文件大小不能超过 10 MB</Notice>'],
  ])('a sentence said once more in an app, as %s, is told', (_name, text) => {
    const once = { 'packages/contract/src/file/limits.ts': "const a = '文件大小不能超过 10 MB';" };
    expect(errorComplaints(treeOf({ ...once, 'apps/server/src/a.test.ts': text }))).toEqual([]);
    expect(errorComplaints(treeOf({ ...once, 'apps/server/src/a.ts': text }))).toEqual([expect.stringContaining('say it once')]);
    expect(errorComplaints(treeOf({ 'apps/web/src/a.tsx': text, 'apps/sso/src/b.tsx': text }))).toHaveLength(1);
  });

  it.each([
    ['a label of a page', '<Empty text="文件大小不能超过 10 MB，请压缩" />'],
    ['words over several lines', '<Notice>\n  文件大小不能超过 10 MB，请压缩\n</Notice>'],
    ['words beside what is put in', '<Notice>{count} 个，文件大小不能超过 10 MB，请压缩<b>'],
  ])('one said twice by sites or by what they share, as %s, is told', (_name, text) => {
    expect(errorComplaints(treeOf({ 'apps/web/src/a.tsx': text, 'apps/console/src/b.tsx': text }))).toEqual([expect.stringContaining('say it once')]);
    expect(errorComplaints(treeOf({ 'packages/promotions/coupon/a.tsx': text, 'packages/promotions/seckill/b.tsx': text }))).toHaveLength(1);
  });

  it.each([
    ['each throw brings its own', 'throw new AppError(contract.filesRefused, { data: { a: 1 }, msg: copy.bytes });', 1],
    ['on lines of their own', 'throw new AppError(\n  filesRefused,\n  { msg },\n);', 1],
    ['one shows it', 'throw new AppError(filesRefused, { msg }); throw new AppError(filesRefused);', 0],
    ['some bring their own', 'throw new AppError(filesRefused, { data, ...(isLeaving ? { msg } : {}) });', 0],
    ['its sentence is read', 'throw new AppError(filesRefused, { msg: `${model}：${filesRefused.msg}` });', 0],
    ['it is thrown by another', "import { filesRefused } from 'a';\nthrow onPhone(filesRefused);", 0],
    ['nothing throws it', '/** Throws `filesRefused`. */', 0],
  ])('a sentence that nobody is shown is told: %s', (_name, text, count) => {
    const error = (msg: string) => ({
      'packages/contract/src/file/errors.ts': `export const filesRefused = defineError({ name: 'filesRefused', code: 1401, msg: ${msg} });`,
    });
    expect(errorComplaints(treeOf({ ...error("'文件无法导入'"), 'apps/server/src/a.ts': text }))).toHaveLength(count);
    expect(errorComplaints(treeOf({ ...error('null'), 'apps/server/src/a.ts': text }))).toEqual([]);
  });

  it('labels may stand twice', () =>
    expect(errorComplaints(treeOf({ 'apps/web/src/a.tsx': '<b>企业名称和地址</b>', 'apps/web/src/b.tsx': "const a = '企业名称和地址';" }))).toEqual([]));
  it('so may those of attributes', () =>
    expect(errorComplaints(treeOf({ 'apps/web/src/a.tsx': '<p title="查看会记入操作日志">', 'apps/web/src/b.tsx': '<p title="查看会记入操作日志">' }))).toEqual(
      [],
    ));

  it.each([
    ['a code kept under a name', 'apps/sso/src/a.ts', 'const TOO_MANY_TRIES = 1106;', /a\.ts: 1106 is an error/],
    ['a code of a sub-room', 'apps/sso/src/a.ts', 'const LIST_CHANGED = 1507;', /a\.ts: 1507 is an error/],
    ['a code compared', 'apps/web/src/a.tsx', 'if (failure.code === 401) return;', /a\.tsx: code === 401/],
    ['a sentence written again', 'packages/engines/pricing/copy.ts', "text: '尝试次数过多'", /尝试次数过多/],
    ['a template written again', 'packages/engines/a/copy.ts', '`最多可选${a}个产品` `最多可选${b}个产品`', /最多可选…个产品/],
  ])('%s is told', (_name, path, text, said) => {
    expect(errorComplaints(treeOf({ ...errors, [path]: text }))).toEqual([expect.stringMatching(said)]);
  });
});
