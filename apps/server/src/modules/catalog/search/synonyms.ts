/** Words that mean the same whichever of them is typed: each group is searched as one. All folded. What holds one way only stands in `everyday-names.ts`. */
const groups: readonly (readonly string[])[] = [
  ['摄像机', '摄像头', '监控头', '探头', 'ipc', 'ipcamera', '网络摄像机', '网络摄像头'],
  ['半球', '半圆', '吸顶摄像机', '半球机'],
  ['枪机', '枪型', '枪式', '筒型', '筒机', '枪型摄像机'],
  ['球机', '球型', '高速球', '高速球机', '云台摄像机'],
  ['全景', '鱼眼'],
  ['录像机', 'nvr', '硬盘录像机', '刻录机', '网络录像机'],
  ['硬盘', '监控硬盘', 'hdd'],
  ['双绞线', '网线', '网络线'],
  ['光缆', '光纤线', '光纤'],
  ['收发器', '光纤收发器', '光电转换器'],
  ['交换机', '网络交换机'],
  ['扬声器', '喇叭', '音响', '音箱'],
  ['吸顶扬声器', '吸顶音箱', '吸顶喇叭', '吸顶音响', '天花喇叭'],
  ['功放', '功率放大器', '放大器'],
  ['话筒', '麦克风'],
  ['不间断电源', 'ups'],
  ['蓄电池', '电池', '电瓶'],
  ['道闸', '挡车器', '抬杆', '栏杆机'],
  ['磁力锁', '电磁锁'],
  ['出门按钮', '开门按钮', '出门开关'],
  ['读卡器', '刷卡器', '读头'],
  ['烟感', '感烟', '烟雾'],
  ['人脸', '面部识别', '人脸识别'],
  ['车牌识别', '车牌'],
  ['显示屏', '屏幕', '大屏', '拼接屏'],
  ['监视器', '显示器'],
  ['支架', '安装支架', '托架', '摄像机支架', '监控支架'],
  ['报警', '报警器'],
  ['对讲', '门口机', '可视对讲'],
  ['室内机', '对讲室内机', '室内分机'],
  ['授权', '许可', 'license', '授权卡'],
  ['机柜', '网络机柜', '机箱柜'],
  ['无线', 'wifi', 'wi-fi'],
  ['存储卡', '监控专用存储卡'],
  ['室外', '户外'],
  ['毫米', 'mm'],
  ['求助', '求救', '呼救'],
  ['访客', '来访', '来客', '来访人员', '外来人员'],
  ['并机', '并联'],
  ['入口', '进口'],
];

const byWord = new Map<string, readonly string[]>();
for (const group of groups) for (const word of group) byWord.set(word, group);

/** Every Chinese word that has others of its meaning: the segmenter must not cut them apart. */
export const synonymWords: readonly string[] = [...byWord.keys()].filter((word) => /^\p{Script=Han}+$/u.test(word));

/** The word and what means the same; the word alone when it has no group. */
export const alternativesOf = (word: string): readonly string[] => {
  const group = byWord.get(word);
  return group ? [word, ...group.filter((other) => other !== word)] : [word];
};
