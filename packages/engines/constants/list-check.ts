import { sourced } from '../inputs/index.ts';

export const RECORDER_SIZES = sourced({
  mark: 'P',
  label: '录像机常用档位（路数、接入带宽、盘位、解码能力）',
  source: '市售录像机典型档位，4～128 路',
  value: [
    { channels: 4, incomingMbps: 40, hddBays: 1, decode1080p: 8 },
    { channels: 8, incomingMbps: 80, hddBays: 2, decode1080p: 16 },
    { channels: 16, incomingMbps: 160, hddBays: 2, decode1080p: 16 },
    { channels: 32, incomingMbps: 256, hddBays: 4, decode1080p: 32 },
    { channels: 64, incomingMbps: 400, hddBays: 8, decode1080p: 64 },
    { channels: 128, incomingMbps: 576, hddBays: 16, decode1080p: 128 },
  ],
});
export const POE_SWITCH_SIZES = sourced({
  mark: 'P',
  label: 'PoE 交换机常用档位（PoE 口数、PoE 总功率 W）',
  source: '市售 PoE 交换机典型档位，4～24 口',
  value: [
    { poePorts: 4, poeBudgetW: 60 },
    { poePorts: 8, poeBudgetW: 120 },
    { poePorts: 16, poeBudgetW: 230 },
    { poePorts: 24, poeBudgetW: 370 },
  ],
});
export const ADDED_DISK_SIZES_TB = sourced({ mark: 'P', label: '补配硬盘的容量档位', source: '市售监控级硬盘的常用容量（TB）', value: [4, 6, 8, 10, 12, 16] });
export const INJECTOR_SIZES_W = sourced({ mark: 'P', label: 'PoE 供电器的功率档位', source: '市售单口供电器：15.4、30、60、90 W', value: [15.4, 30, 60, 90] });
export const UPLINK_SIZES_MBPS = sourced({ mark: 'P', label: '上联速率档位', source: '千兆、万兆', value: [1000, 10_000] });
/** How many ways to cure one thing are looked for. */
export const CURE_LIMITS = sourced({
  mark: 'P',
  label: '补全办法的上限',
  source: '500 行清单 300 ms 内给出办法；办法多于几种时看的人不再比较',
  value: {
    /** Kept, and tried to keep them. */
    ways: 8,
    tries: 40,
    /** Listed lines whose exchange is looked at, and sizes for each that do. */
    lines: 4,
    sizes: 2,
    /** Bays a recorder like the listed one may have more of. */
    bays: [4, 8],
    /** A listed switch of more PoE ports may give way to one of so many. */
    poePorts: 24,
    shares: 20,
    /** More single injectors than this are a switch. */
    injectors: 4,
    /** What counts no channels has so many. */
    countless: 100_000,
    /** Times a cured list is checked for what follows from its cure, and tries to find what it needs no longer. */
    rounds: 4,
    surplusTries: 60,
    /** Sizes of supplies that a sentence names. */
    namedSizes: 4,
  },
});
/** A saving below either is no reason to exchange what is listed. */
export const SMALL_SAVING = sourced({
  mark: 'P',
  label: '不值得更换的差价',
  source: '工程取值：差价在 200 元以内，或在所涉产品金额的 5 % 以内，换型号的工时和风险大于省下的钱',
  value: { fen: 20_000, share: 0.05 },
});
export const ENCLOSURE_BAYS = sourced({ mark: 'P', label: '磁盘柜盘位', source: '市售磁盘柜典型规格，16 盘位', value: 16 });
/** How far the assignment is looked for; what is not found within it is not decided. */
export const SEARCH_LIMITS = sourced({
  mark: 'P',
  label: '分配计算的上限',
  source: '500 行清单 50 ms 内出结论，补全建议 300 ms 内；超出上限的分配不下结论',
  value: {
    /** Of a whole check, and of one that answers at once: for the verdict, and for what would complete the list. */
    whole: { verdict: 1_000_000, cures: 4_000_000 },
    brief: { verdict: 100_000, cures: 100_000 },
    /** Elementary looks at a load on a bin: for a verdict, and for each of the many things a proposal tries. */
    steps: 100_000,
    trialSteps: 6_000,
    /** Each search may look at everything so often, be it more. */
    looksAtAll: 6,
    /** Ways of sharing out the disks one by one, looks at each, units up to which that is done at all. */
    shares: 200,
    trialShares: 2,
    /** Recorders over which disks are counted in every way of giving them the cameras. */
    countedUnits: 2,
    looksPerShare: 50,
    /** Steps a proposal has left at least while it is tried as the verdict will be. */
    thoroughFrom: 2_500_000,
    sharedUnits: 12,
    /** What a unit with its disks costs beside a look. */
    unitSteps: 20,
    /** Units up to which the disks are shared out. */
    units: 4_000,
    /** Steps of a verdict go to so many ways of sharing at least. */
    leastShares: 4,
    /** Ways of putting batteries into the supplies of doors that are tried; more stay undecided. */
    batterySets: 40,
    /** What a supply costs in each way of sharing out the controllers, beside the looks at doors. */
    supplySteps: 6,
    /** Tries of which line of a recommendation's cameras belongs to which model. */
    runSteps: 5_000,
    /** Ways of choosing the supplies that feed controllers and terminals that are tried one and all; of more the likely ones. */
    hostings: 400,
    /** Pieces beyond what the sums ask for, where the sum is enough and its division is not. */
    morePieces: 3,
  },
});
/** Forgiven to sums of decimals when pieces are packed; a weight of 0 counts as so little. */
export const PACK_NOISE = sourced({ mark: 'P', label: '分配计算的容差', source: '小数累加的误差', value: 1e-6 });
export const ENCLOSURE_FROM_BAYS = sourced({
  mark: 'P',
  label: '可接磁盘柜的录像机',
  source: '一、二、四盘位录像机一般没有扩展接口，八盘位起可接磁盘柜',
  value: 8,
});
export const UPLINK_PORTS = sourced({ mark: 'P', label: '交换机上联口', source: '型号未注明时按两个上联口计', value: 2 });
export const LICENCE_SIZES = sourced({ mark: 'P', label: '视频接入授权的档位', source: '平台授权常见的出售单位（路）', value: [1, 16, 64] });
export const CAMERA_SUPPLY_VOLTAGES = sourced({
  mark: 'P',
  label: '摄像机适配器电压',
  source: '枪机半球 DC 12 V，大功率球机 AC 24 V',
  value: { dc12: 12, ac24: 24 },
});
/** Outputs with a fuse of their own. */
export const SUPPLY_OUTPUTS_MAX = sourced({ mark: 'P', label: '集中电源的输出路数上限', source: '市售 12 V 集中电源 1～18 路，每路带保险', value: 18 });
/** A port that does not say its speed. */
export const UNSAID_PORT_MBPS = sourced({ mark: 'P', label: '未注明速率的端口', source: '安全侧取值：型号未注明端口速率时按百兆核对', value: 100 });
export const DECODER_OUTPUTS_MAX = sourced({ mark: 'P', label: '单台解码器的输出路数上限', source: '市售视频解码器 1～16 路', value: 16 });
/** A recorder that does not say its outputs. */
export const UNSAID_RECORDER_OUTPUTS = sourced({
  mark: 'P',
  label: '录像机显示输出',
  source: '型号未注明时按一路核对：录像机至少有一路 HDMI 或 VGA',
  value: 1,
});
export const DC_CAMERA_W = sourced({ mark: 'P', label: '12 V 摄像机功率', source: '型号未注明功率时按 6 W 计', value: 6 });
export const POE_CAMERA_W = sourced({ mark: 'P', label: 'PoE 摄像机功率', source: '型号未注明功率与等级时按 802.3af 受电上限 12.95 W 计', value: 12.95 });
export const CAT6_FROM_CLASS = sourced({ mark: 'P', label: '须用六类线的 PoE 等级', source: '等级 5 起四对线供电，成束布线发热', value: 5 });
export const CONVERTER_ADAPTER_A = sourced({ mark: 'P', label: '光纤收发器的适配器', source: '工程取值：每台收发器 12 V、1 A 适配器一个', value: 1 });
export const OUTDOOR_IP_RATING = sourced({ mark: 'P', label: '室外防护等级下限', source: '工程惯例：室外点位不低于 IP66', value: 66 });
export const INDOOR_HOUSING = sourced({
  mark: 'P',
  label: '没有注明场所时按室内核对的外形',
  source: '工程惯例：半球多吸顶装在室内；装在屋檐下、室外走廊的在清单检查里注明',
  value: '半球',
});
export const RECORDER_MAX_DISK_TB = sourced({ mark: 'P', label: '录像机单盘容量上限', source: '型号未注明时按市售最大监控级硬盘 20 TB 计', value: 20 });
export const RECORDER_CODECS = sourced({
  mark: 'P',
  label: '录像机支持的编码',
  source: '型号未注明时按市售录像机通行的四种编码计',
  value: ['H264', 'H264+', 'H265', 'H265+'],
});
