/** Words installers type for words that stand in names, some of them in pinyin: each group is searched as one. All folded. */
const groups: readonly (readonly string[])[] = [
  ['摄像机', '摄像头', '监控头', '探头', 'ipc', 'shexiangji', 'shexiangtou', 'sxj', 'sxt'],
  ['半球', '半圆', '吸顶摄像机', 'banqiu'],
  ['枪机', '枪型', '枪式', '筒型', '筒机', 'qiangji'],
  ['球机', '球型', '高速球', '云台摄像机', 'qiuji'],
  ['全景', '鱼眼'],
  ['录像机', 'nvr', '硬盘录像机', '刻录机', 'luxiangji', 'lxj'],
  ['硬盘', '监控硬盘', 'hdd', 'yingpan'],
  ['双绞线', '网线', '网络线', 'wangxian'],
  ['光缆', '光纤线', '光纤'],
  ['收发器', '光纤收发器', '光电转换器'],
  ['交换机', '网络交换机', 'jiaohuanji', 'jhj'],
  ['扬声器', '喇叭', '音响', '音箱'],
  ['吸顶扬声器', '吸顶音箱', '吸顶喇叭', '吸顶音响', '天花喇叭'],
  ['功放', '功率放大器', '放大器', 'gongfang'],
  ['话筒', '麦克风'],
  ['不间断电源', 'ups'],
  ['蓄电池', '电池', '电瓶'],
  ['道闸', '挡车器', '抬杆', '栏杆机', 'daozha'],
  ['通道闸', '闸机', '人行闸', '人员通道', '人行通道'],
  ['磁力锁', '电磁锁', '电控锁'],
  ['出门按钮', '开门按钮', '出门开关'],
  ['门禁', 'menjin'],
  ['读卡器', '刷卡器', '读头'],
  ['烟感', '感烟', '烟雾'],
  ['人脸', '面部识别', '人脸识别'],
  ['车牌识别', '车牌', '抓拍'],
  ['显示屏', '屏幕', '大屏', '拼接屏'],
  ['监视器', '显示器'],
  ['支架', '安装支架', '托架', '吊杆', 'zhijia'],
  ['报警', '探测器', '报警器'],
  ['对讲', '门口机', '可视对讲'],
  ['室内机', '对讲分机', '室内分机'],
  ['授权', '许可', 'license', '授权卡'],
  ['机柜', '网络机柜', '机箱柜'],
  ['无线', 'wifi', 'wi-fi'],
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
