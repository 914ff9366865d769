/** A copy of all that is kept of a person (ACCOUNT-15). */
import { fileUrl } from '@portal/contract/file';
import type { Db } from '../../../platform/db/database.ts';
import type { Task } from '../../../platform/jobs/task.ts';
import { listBindingsOfAccount } from '../../dealer/index.ts';
import { listFilesOf } from '../../file/index.ts';
import { listConsents } from '../../protocol/index.ts';
import type { AccountNeeds } from '../needs.ts';
import { deviceOf, placeOf } from '../session/device.ts';
import { findPersonFacts, listSessions } from '../session/store.ts';
import { ExportState } from '../tables.ts';
import { jsonTexts, packTexts } from './pack-copy.ts';
import { findExport, listEvents, listIdentities, updateExportReady } from './store.ts';

const README = `这是您在本门户的全部个人数据，由您本人申请导出。
个人数据.json 为通用的 JSON 文本，可以用任意文本编辑器或浏览器打开。
时间为世界标准时间（比北京时间早 8 小时），金额单位为元。文件只列出名称和大小，内容可在门户中下载。
其中有您的完整手机号，请妥善保管，不要转发给他人。
`;

/** Performed again it makes the same copy anew; one that is ready is left, and of one that is gone or over no bytes stay. */
export const makeAccountExport: Task<{ exportId: string }, AccountNeeds> = {
  name: 'make-account-export',
  async perform({ database, now }, { exportId }, { files, personalRecords }) {
    const row = await findExport(database.db, exportId);
    if (row === undefined || row.gmtExpire.getTime() <= now) return files.remove(exportId);
    if (row.status !== ExportState.Making) return;
    const copy: Record<string, unknown> = await readOwnRecords(database.db, row.accountNo, now);
    for (const { name, read } of personalRecords) copy[name] = await read(database.db, row.accountNo);
    const bytes = await packTexts({ '个人数据.json': jsonTexts(copy), '说明.txt': [README] });
    await files.put(exportId, bytes, 'application/zip');
    if (!(await updateExportReady(database.db, row, bytes.length))) await files.remove(exportId);
  },
};

async function readOwnRecords(db: Db, accountNo: string, now: number): Promise<Record<string, unknown>> {
  const person = await findPersonFacts(db, accountNo);
  const sessions = await listSessions(db, accountNo, now);
  return {
    导出时间: new Date(now).toISOString(),
    账号: person && {
      手机号: person.phone,
      昵称: person.nickname,
      头像: person.avatar === null ? null : fileUrl(person.avatar),
      会员等级: person.memberLevel,
      实名认证: person.personAuthStatus === 1,
      工程师认证状态: person.engineerStatus,
    },
    身份: await listIdentities(db, accountNo),
    登录设备: sessions.map(({ userAgent, ip, gmtCreate, gmtExpire }) => ({ 设备: deviceOf(userAgent), 网络地址: placeOf(ip), gmtCreate, gmtExpire })),
    协议记录: await listConsents(db, accountNo),
    订货一级经销商: (await listBindingsOfAccount(db, accountNo)).map(({ accountNo: _own, ...binding }) => binding),
    文件: (await listFilesOf(db, accountNo)).map(({ fvName, mediaType, byteLength, gmtCreate }) => ({ fvName, mediaType, byteLength, gmtCreate })),
    账号操作记录: await listEvents(db, accountNo),
  };
}
