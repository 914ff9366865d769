/** How many are wanted, for how many days and people: it says nothing of the thing itself (GOODS-7). */

const MANY = String.raw`(?<![a-z\d.+×x*-])(\d{1,5}|[一二两三四五六七八九十百]{1,3})\s?`;
/** What a thing has so many of: that does say something of it. */
const OF_A_THING =
  '月|镜头|目|[网光电串千百万]?兆?口|poe|盘|tb?(?![a-z])|路|门(?!禁|铃|锁|磁|口机|控|闸)|防?区|通道|车位|车道|孔|报警|授权|点|水晶头|上联|卡|百万|方向|房间|病房|顶|人脸';
const IS_THING = String.raw`(?=\s?的?\s?[\p{Script=Han}a-z])`;

/** In turn, before measures are read. */
export const COUNTS: readonly (readonly [written: RegExp, kept: string])[] = [
  // so many disks in a recorder are its bays
  [new RegExp(`${MANY}(?:个|块)硬盘的?(?=[^，]*(?:录像机|nvr|主机))`, 'gu'), '$1盘'],
  [new RegExp(`^${MANY}块(?:监控)?硬盘$`, 'gu'), '硬盘'],
  [new RegExp(`${MANY}(?:个|台|套|只|部|支|箱|户)(?!${OF_A_THING})${IS_THING}`, 'gu'), ''],
  // so many channels of cameras are so many cameras
  [new RegExp(`${MANY}路(?:的|高清|网络|监控)*(?=(?:摄像[头机]|探头|枪机|半球|球机)(?!.*(?:录像|主机|nvr|解码|平台|授权)))`, 'gu'), ''],
  [new RegExp(String.raw`(?<=^\s?(?:监控)?(?:摄像[头机]|探头|枪机|半球|球机)\s?)${MANY}路$`, 'gu'), ''],
  // so long is kept what cameras see, where a recorder is not named
  [new RegExp(`^${MANY}(?:天|个月)(?:以上|左右)?$`, 'gu'), '录像机'],
  [new RegExp(String.raw`^(?:能|可以?|要)?(?:录像|保存|存储|存|录)(?:够|满)?${MANY}(?:天|个?月|周|年)(?:以上|左右)?$`, 'gu'), '录像机'],
  [
    new RegExp(
      String.raw`(?<=\p{Script=Han}\s?)${MANY}(?:天|个月|周)(?:以上|左右)?的?$|^${MANY}(?:天|个月|周)(?:以上|左右)?的?(?=\p{Script=Han})(?!.*云)`,
      'gu',
    ),
    '',
  ],
  [new RegExp(String.raw`${MANY}人(?:以上|以内|左右|位|座)?(?:用的?|的)?(?=\s?\p{Script=Han})(?![脸车形体行证像员工机头流数])`, 'gu'), ''],
  [/一百(?=个水晶头)/gu, '100'],
  // no beam is as long as such a wall: several stand along it
  [/(?:围墙|周界)\s?(?:[2-9]\d{2}|\d{4})\s?(?:米|m)|(?:[2-9]\d{2}|\d{4})\s?(?:米|m)长?的?(?:围墙|周界)/gu, '周界对射'],
];
