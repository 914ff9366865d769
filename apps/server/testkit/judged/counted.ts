/** How many are wanted, for how many days, metres and people: what is asked for is the thing, and no number is said to be missing. */
import { asked, type Judged } from './judged.ts';

const whole = { without: [] } as const;

export const judgedCounted: readonly Judged[] = [
  ...asked('8个摄像头|4个摄像头|16台摄像机|六个摄像头|二十个摄像头|摄像头8个|8个摄像头一套|8台监控', /摄像机|录像机/, { ...whole, never: /八目|四目/ }),
  ...asked('6路摄像头|六路摄像头|8路摄像机|16路高清摄像头|4路监控摄像头|摄像头6路', /摄像机/, { ...whole, never: /八目|四目/ }),
  ...asked('4路枪机|6路半球|2路球机', /枪型|半球|球型/, whole),
  ...asked('8路摄像头的录像机|8路摄像头录像机', /录像机/, { ...whole, having: { channels: 8 } }),
  ...asked('45天|30天|90天|一个月|3个月', /录像机/, { ...whole, first: 1 }),
  ...asked('2个半球|半球6台|三十个半球|6只半球', /半球/, whole),
  ...asked('六个枪机|12台枪机', /枪型/, whole),
  ...asked('四台球机|2个球机', /球型/, whole),
  ...asked('8个摄像头的录像机|8台摄像机的录像机', /录像机/, { ...whole, having: { channels: 8 } }),
  ...asked('2个硬盘的录像机|四块硬盘的录像机', /录像机/, { ...whole, first: 1 }),
  ...asked('两个硬盘|硬盘2个|3块硬盘', /硬盘/, { ...whole, first: 1 }),
  ...asked('3台交换机|2个交换机', /交换机/, whole),
  ...asked('4个摄像头的交换机', /交换机/, { ...whole, having: { ports: 4 }, first: 1 }),
  ...asked('5套可视对讲|20户可视对讲', /对讲|门口机|室内机|围墙机/, { ...whole, first: 2 }),
  ...asked('10个门禁|8套门禁|两套门禁', /门禁/, whole),
  ...asked('12只音箱|6个音箱', /扬声器|音箱|音柱/, whole),
  ...asked('三支话筒|2个话筒', /话筒/, whole),
  ...asked('100个水晶头|一百个水晶头|水晶头100个', /水晶头/, { ...whole, first: 1 }),
  ...asked('网线3箱|3箱网线|五箱网线', /双绞线/, whole),
  ...asked('8个镜头|8目摄像机', /八目/, { ...whole, first: 1 }),
  ...asked('录像30天|保存15天|存30天|90天录像|3个月录像|存三个月|30天的录像机|硬盘录像30天', /录像机|硬盘/, { ...whole, first: 2 }),
  ...asked('30天云存储|云存储30天', /云存储/, { ...whole, first: 1 }),
  ...asked('监控7天', /摄像机|录像机/, whole),
  ...asked('100人考勤机|500人考勤机|50人考勤|200人用的考勤机', /考勤/, { ...whole, first: 1 }),
  ...asked('300人食堂消费机|200人的食堂消费机', /消费终端/, { ...whole, first: 1 }),
  ...asked('100米网线|300米网线', /双绞线/, { first: 1 }),
  ...asked('100米围墙|围墙200米|500米围墙|周界300米', /对射|周界/, { ...whole, first: 1 }),
  ...asked('50米红外枪机|30米红外半球', /枪型|半球/, whole),
];
