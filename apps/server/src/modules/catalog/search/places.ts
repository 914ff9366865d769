/** Where a thing hangs or whom it is for: beside what is asked for it says nothing that a name must hold (GOODS-38). Looked for first all the same: 岗亭收费电脑 is one. */
const INDOORS = `
厨房 食堂 餐厅 饭店 火锅店 网吧 会议室 教室 学校 校园 幼儿园 宿舍 医院 病房 诊所 药店 酒店 宾馆 民宿 客房 房间 卧室 客厅 阳台 家里 家庭 老家 农村 村里
商场 超市 便利店 店铺 店里 门店 商铺 收银台 柜台 工厂 厂区 厂房 厂里 车间 仓库 库房 冷库 煤矿 小区 别墅 公寓 单元楼 电梯口 楼下 楼道 楼梯 楼梯间 走廊 大堂 大厅 前台
监控室 监控中心 消控室 值班室 写字楼 办公楼 办公室 公司 园区 机房 弱电间 弱电井 地下 地下室 地下车库 地库 车库 猪场 加油站 银行
门卫 门卫室 保安室 岗亭 卫生间 洗手间 厕所 浴室 淋浴间 病床 床头
玻璃门 铁门 木门 消防门 防火门 防盗门 防火通道 消防通道 消防通道门 防火通道门 通道门 疏散门 疏散通道 疏散通道门 安全出口 安全通道 逃生门 逃生通道 机房门 单元门 卷帘门 大门 大门口 入户门 双开玻璃门 墙上 墙角 天花 天花板 吊顶 顶上 柱子
`;
/** What hangs there is made for outdoors; beside a thing that has such models they are meant: 楼顶 wifi覆盖. */
const OUTDOORS = `
操场 球场 院子 村口 工地 塔吊 矿山 马路 马路边 路边 路口 路灯杆 高速路 河道 河边 江边 湖边 海边 水库 鱼塘 果园 菜地 田里 大棚 养殖场 牧场 山上 山顶 林区 景区 公园 广场 码头 大桥 桥上 围墙 墙外 屋檐 屋顶 楼顶 房顶 天台 电线杆
`;
const wordsIn = (text: string): string[] => text.trim().split(/\s+/u);

const outdoors = new Set(wordsIn(OUTDOORS));
export const placeWords: readonly string[] = [...wordsIn(INDOORS), ...outdoors];
const places = new Set(placeWords);
export const isPlace = (word: string): boolean => places.has(word);
export const isOutdoors = (word: string): boolean => outdoors.has(word);
