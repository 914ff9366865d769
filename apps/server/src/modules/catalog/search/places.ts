/** Where a thing hangs or whom it is for: beside what is asked for it says nothing that a name must hold (GOODS-38). Looked for first all the same: 岗亭收费电脑 is one. */
const PLACES = `
厨房 食堂 餐厅 饭店 火锅店 网吧 会议室 教室 学校 校园 幼儿园 宿舍 操场 球场 医院 病房 诊所 药店 酒店 宾馆 民宿 客房 房间 卧室 客厅 阳台 院子 家里 家庭 老家 农村 村里 村口
商场 超市 便利店 店铺 店里 门店 商铺 收银台 柜台 工厂 厂区 厂房 厂里 车间 仓库 库房 冷库 工地 塔吊 矿山 煤矿 小区 别墅 公寓 单元楼 电梯口 楼下 楼道 楼梯 楼梯间 走廊 大堂 大厅 前台
监控室 监控中心 消控室 值班室 写字楼 办公楼 办公室 公司 园区 机房 弱电间 弱电井 地下 地下室 地下车库 地库 车库 马路 路边 路口 路灯杆 围墙 河道 水库 鱼塘 果园 大棚 养殖场 猪场 牧场 山上 林区 景区 公园 广场 码头 加油站 银行
门卫 门卫室 保安室 岗亭 玻璃门 铁门 木门 消防门 防火门 防盗门 防火通道 消防通道 卷帘门 大门 大门口 入户门 双开玻璃门 墙上 墙角 屋檐 天花 天花板 吊顶 顶上 柱子 电线杆
`;

export const placeWords: readonly string[] = PLACES.trim().split(/\s+/u);
const places = new Set(placeWords);
export const isPlace = (word: string): boolean => places.has(word);
