/** Demo door access, parking, pedestrian gates and intercom: every role of the sizing rules for parking, passage and access control. */
import type { DemoAttributes, Family, Model } from './catalog-family.ts';

const READER: DemoAttributes = { comm: ['RS-485', 'Wiegand'], power: 'DC 12V', powerW: 1.5, location: '室外', ipRating: 65 };
const series = (prefix: string, list: readonly (readonly [suffix: string, price: number | null, attributes: DemoAttributes])[]): Model[] =>
  list.map(([suffix, price, attributes]) => ({ model: `${prefix}${suffix}`, price, attributes }));

const access: readonly Family[] = [
  ...(
    [
      ['4.3英寸人脸门禁一体机', 'HV-FT43', 680, 4.3, '小办公室与单元门常用，逆光也能识别，离线权限不丢。'],
      ['7英寸人脸门禁一体机', 'HV-FT70', 980, 7, '七寸触摸屏带可视对讲，写字楼玻璃门与闸机两用。'],
      ['10英寸双目人脸门禁一体机', 'HV-FT10', 1680, 10.1, '双目活体防照片，大屏显示考勤与公告，企业大门首选。'],
    ] as const
  ).map(([name, code, price, sizeInch, desc]): Family => ({
    category: 'face-terminal',
    role: 'faceTerminal',
    name,
    desc,
    picture: 'face-terminal',
    telling: ['sizeInch', 'faces', 'cardTypes'],
    attributes: { sizeInch, comm: ['TCP/IP', 'Wiegand', 'RS-485'], power: 'DC 12V', powerW: 12, location: '室内', ipRating: 54, bracket: '壁装' },
    models: series(code, [
      ['-3K', price, { faces: 3000, cards: 3000, cardTypes: ['人脸', '密码'] }],
      ['-6K', price + 120, { faces: 6000, cards: 10000, cardTypes: ['人脸', 'IC卡', '密码'] }],
      ['-20K', price + 380, { faces: 20000, cards: 50000, cardTypes: ['人脸', 'IC卡', '二维码'] }],
      ['-50K', price + 880, { faces: 50000, cards: 100000, cardTypes: ['人脸', 'CPU卡', '二维码', '身份证'] }],
    ]),
  })),
  {
    category: 'face-terminal',
    role: 'faceTerminal',
    name: '室外防水人脸识别一体机',
    desc: 'IP65 防水，强光逆光自适应，小区大门与工地实名制通道使用。',
    picture: 'face-terminal',
    telling: ['sizeInch', 'faces', 'ipRating'],
    attributes: {
      sizeInch: 7,
      comm: ['TCP/IP', 'Wiegand'],
      power: 'DC 12V',
      powerW: 14,
      location: '室外',
      ipRating: 65,
      cardTypes: ['人脸', 'IC卡', '二维码'],
    },
    models: series('HV-FTO7', [
      ['-10K', 1480, { faces: 10000 }],
      ['-50K', 2280, { faces: 50000 }],
    ]),
  },
  {
    category: 'face-terminal',
    role: 'gateFaceTerminal',
    name: '闸机版人脸识别组件',
    desc: '立柱安装在闸机面板上，识别距离可调，刷脸即走不排队。',
    picture: 'face-terminal',
    telling: ['sizeInch', 'faces', 'comm'],
    attributes: { comm: ['TCP/IP', 'RS-485'], power: 'DC 12V', powerW: 14, location: '室外', ipRating: 65, cardTypes: ['人脸', '二维码'] },
    models: series('HV-FG', [
      ['7-20K', 1380, { sizeInch: 7, faces: 20000 }],
      ['7-50K', 1680, { sizeInch: 7, faces: 50000 }],
      ['10-50K', 2380, { sizeInch: 10.1, faces: 50000 }],
    ]),
  },
  ...(
    [
      ['门禁控制器', 'HV-AC2', 1, ['TCP/IP']],
      ['双总线门禁控制器', 'HV-AC5', 1.35, ['TCP/IP', 'RS-485']],
    ] as const
  ).map(([name, code, factor, comm]): Family => ({
    category: 'door-controller',
    role: 'doorController',
    name,
    desc: '断网独立运行，反潜回、多门互锁与消防联动由控制器就地完成。',
    picture: 'access-controller',
    telling: ['doors', 'cards', 'comm'],
    attributes: { comm: [...comm], power: 'DC 12V', powerW: 6, installType: '壁挂' },
    models: (
      [
        [1, 480],
        [2, 680],
        [4, 980],
      ] as const
    ).map(([doors, price]) => ({ model: `${code}-${doors}`, price: Math.round(price * factor), attributes: { doors, cards: 100000 } })),
  })),
  {
    category: 'door-controller',
    role: 'doorController',
    name: '云门禁控制器',
    desc: '扫码添加到手机，小店与公寓不用装服务器。',
    picture: 'access-controller',
    telling: ['doors', 'cards', 'comm'],
    attributes: { comm: ['TCP/IP', 'Wi-Fi'], power: 'DC 12V', powerW: 6, installType: '壁挂' },
    models: (
      [
        [1, 580],
        [2, 780],
        [4, 1180],
      ] as const
    ).map(([doors, price]) => ({ model: `HV-ACC-${doors}`, price, attributes: { doors, cards: 20000 } })),
  },
  {
    category: 'attendance',
    name: '消费终端',
    desc: '食堂刷脸刷卡消费，断网可离线记账。',
    picture: 'attendance-terminal',
    telling: ['sizeInch', 'cardTypes', 'comm'],
    attributes: { power: 'DC 12V', powerW: 12, location: '室内' },
    models: series('HV-PC', [
      ['5', 1180, { sizeInch: 5, cardTypes: ['IC卡', '二维码'], comm: ['TCP/IP'] }],
      ['7F', 1680, { sizeInch: 7, cardTypes: ['人脸', 'IC卡'], comm: ['TCP/IP', 'Wi-Fi'] }],
    ]),
  },
  {
    category: 'door-controller',
    role: 'doorController',
    name: '带电源箱门禁控制器',
    desc: '控制器、电源与蓄电池位装在一只铁箱里，墙上一挂就能接线。',
    picture: 'access-controller',
    telling: ['doors', 'cards', 'comm'],
    attributes: { comm: ['TCP/IP'], power: 'AC 220V', powerW: 60, installType: '壁挂' },
    models: (
      [
        [1, 780],
        [2, 980],
        [4, 1380],
        [8, 2280],
      ] as const
    ).map(([doors, price]) => ({ model: `HV-ACB-${doors}`, price, attributes: { doors, cards: 100000 } })),
  },
  ...(
    [
      ['card-reader', 'cardReader', 'IC卡门禁读卡器', 'HV-CR1', 128, ['IC卡'], '刷卡开门，国标 86 底盒安装，室外雨棚下可用。'],
      ['card-reader', 'cardReader', 'CPU卡加密读卡器', 'HV-CR3', 218, ['CPU卡', 'IC卡'], '读国密 CPU 卡，防复制，机关与银行使用。'],
      ['keypad-reader', 'cardReader', '密码键盘读卡器', 'HV-CR5', 188, ['IC卡', '密码'], '刷卡加密码双重验证，背光按键夜里看得清。'],
      ['card-reader', 'cardReader', '蓝牙读卡器', 'HV-CR8', 298, ['IC卡', '蓝牙'], '手机靠近即开门，访客不用领卡。'],
      ['qr-reader', 'qrReader', '二维码读卡器', 'HV-QR1', 368, ['二维码', 'IC卡'], '扫手机码开门，访客码过期自动失效。'],
      ['fingerprint-reader', 'fingerprintReader', '指纹读卡器', 'HV-FR1', 338, ['指纹', 'IC卡'], '电容指纹头识别快，机房与库房使用。'],
      ['id-reader', 'idCardReader', '身份证阅读器', 'HV-ID1', 880, ['身份证'], '读二代身份证芯片，访客登记与人证核验使用。'],
    ] as const
  ).map(([picture, role, name, code, price, cardTypes, desc]): Family => ({
    category: 'card-reader',
    role,
    name,
    desc,
    picture,
    telling: ['cardTypes', 'comm', 'ipRating'],
    attributes: { ...READER, cardTypes: [...cardTypes] },
    models: series(code, [
      ['-W', price, { comm: ['Wiegand'] }],
      ['-R', price + 10, { comm: ['RS-485'] }],
      ['-WR', price + 26, { comm: ['RS-485', 'Wiegand'], ipRating: 66 }],
    ]),
  })),
  ...(
    [
      ['单门磁力锁', 'HV-LKM1', '磁力锁（单门）', 'maglock', 0.5],
      ['双门磁力锁', 'HV-LKM2', '磁力锁（双门）', 'maglock', 1],
    ] as const
  ).map(([name, code, type, picture, currentA]): Family => ({
    category: 'lock',
    role: 'lock',
    name,
    desc: '断电开门符合消防要求，带状态反馈，玻璃门木门配不同支架。',
    picture,
    telling: ['type', 'holdingKg', 'currentA'],
    attributes: { type, currentA, power: 'DC 12V', material: '铝合金', failMode: '断电开门' },
    models: (
      [
        [180, 118],
        [280, 148],
        [350, 188],
      ] as const
    ).map(([holdingKg, price]) => ({ model: `${code}-${holdingKg}`, price: Math.round(price * (currentA === 1 ? 1.8 : 1)), attributes: { holdingKg } })),
  })),
  {
    category: 'lock',
    role: 'lock',
    name: '电插锁',
    desc: '玻璃门上下安装，低温静音，带延时与门磁反馈。',
    picture: 'bolt-lock',
    telling: ['type', 'currentA', 'material'],
    attributes: { type: '电插锁', currentA: 0.9, power: 'DC 12V', failMode: '断电开门' },
    models: series('HV-LKB', [
      ['-2', 98, { material: '铝合金' }],
      ['-4', 128, { material: '不锈钢' }],
      ['-8', 168, { material: '不锈钢', modelRemark: '八线带门磁与锁舌反馈' }],
    ]),
  },
  {
    category: 'lock',
    role: 'lock',
    name: '阴极电锁口',
    desc: '装在门框上配机械锁用，断电常闭与常开两种。',
    picture: 'strike-lock',
    telling: ['type', 'failMode', 'material'],
    attributes: { type: '电锁口', currentA: 0.4, power: 'DC 12V' },
    models: series('HV-LKS', [
      ['-NC', 138, { failMode: '断电上锁', material: '不锈钢' }],
      ['-NO', 138, { failMode: '断电开门', material: '不锈钢' }],
      ['-L', 168, { failMode: '断电开门', material: '锌合金' }],
    ]),
  },
  {
    category: 'door-fitting',
    role: 'exitButton',
    name: '出门按钮',
    desc: '86 底盒安装，手按与红外感应两种，带背光指示。',
    picture: 'exit-button',
    telling: ['material', 'power', 'location'],
    attributes: { power: 'DC 12V', location: '室内' },
    models: series('HV-EB', [
      ['1', 18, { material: 'ABS' }],
      ['2', 36, { material: '铝合金' }],
      ['3', 48, { material: '不锈钢' }],
      ['5-IR', 88, { material: '不锈钢', modelRemark: '红外感应免接触' }],
    ]),
  },
  {
    category: 'door-fitting',
    role: 'doorContact',
    name: '门磁开关',
    desc: '检测门开关状态，表面与嵌入两种，铁门用宽距款。',
    picture: 'door-contact',
    telling: ['installType', 'link', 'material'],
    attributes: { link: '有线' },
    models: series('HV-DC', [
      ['-S', 12, { installType: '壁挂', material: 'ABS' }],
      ['-E', 16, { installType: '嵌入', material: 'ABS' }],
      ['-M', 26, { installType: '壁挂', material: '锌合金' }],
    ]),
  },
  {
    category: 'door-fitting',
    role: 'breakGlass',
    name: '紧急破玻按钮',
    desc: '火灾时击碎直接断开锁电源，可复位款配钥匙。',
    picture: 'break-glass',
    telling: ['installType', 'material', 'location'],
    attributes: { installType: '壁挂', material: 'ABS', location: '室内' },
    models: series('HV-BG', [
      ['1', 38, {}],
      ['2-R', 58, { modelRemark: '可复位，配钥匙' }],
      ['3-W', 118, { location: '室外' }],
    ]),
  },
  {
    category: 'access-card',
    role: 'accessCard',
    name: '门禁感应卡',
    desc: '白卡可印刷，出厂编号不重复，按张计价。',
    picture: 'access-card',
    telling: ['cardTypes', 'pieces', 'material'],
    attributes: { material: 'PVC', pieces: 1 },
    models: series('HV-CD', [
      ['-IC', 1.2, { cardTypes: ['IC卡'] }],
      ['-CPU', 4.8, { cardTypes: ['CPU卡'] }],
      ['-KEY', 3.2, { cardTypes: ['IC卡'], material: 'ABS' }],
      ['-IC200', 220, { cardTypes: ['IC卡'], pieces: 200 }],
    ]),
  },
  {
    category: 'access-card',
    role: 'cardIssuer',
    name: '发卡器',
    desc: 'USB 免驱，管理电脑上读卡号、写扇区与批量发卡。',
    picture: 'card-issuer',
    telling: ['cardTypes', 'comm', 'power'],
    attributes: { comm: ['USB'], power: 'DC 12V', powerW: 1 },
    models: series('HV-CI', [
      ['-IC', 198, { cardTypes: ['IC卡'] }],
      ['-CPU', 368, { cardTypes: ['CPU卡', 'IC卡'] }],
      ['-ID', 980, { cardTypes: ['身份证', 'IC卡'] }],
    ]),
  },
  {
    category: 'attendance',
    name: '人脸考勤终端',
    desc: '桌面或壁挂使用，排班与报表在网页上查。',
    picture: 'attendance-terminal',
    telling: ['faces', 'cardTypes', 'comm'],
    attributes: { power: 'DC 12V', powerW: 8, location: '室内' },
    models: series('HV-AT', [
      ['1', 398, { faces: 500, cardTypes: ['人脸', '密码'], comm: ['USB', 'TCP/IP'] }],
      ['3', 580, { faces: 3000, cardTypes: ['人脸', '指纹'], comm: ['TCP/IP', 'Wi-Fi'] }],
      ['3-4G', 780, { faces: 3000, cardTypes: ['人脸', 'IC卡'], comm: ['4G', 'Wi-Fi'] }],
    ]),
  },
  {
    category: 'attendance',
    name: '梯控主控制器',
    desc: '刷卡或刷脸只到授权楼层，访客联动呼梯。',
    picture: 'access-controller',
    telling: ['outputs', 'comm', 'power'],
    attributes: { comm: ['TCP/IP', 'RS-485'], power: 'DC 12V', powerW: 10 },
    models: series('HV-EC', [
      ['16', 1680, { outputs: 16 }],
      ['32', 2380, { outputs: 32 }],
      ['64', 3680, { outputs: 64 }],
    ]),
  },
];

const parking: readonly Family[] = [
  ...(
    [
      ['直杆道闸', '直杆', 'S', 'barrier-gate', 1680, 1],
      ['曲臂道闸', '曲臂杆', 'F', 'barrier-gate', 1880, 1.4],
      ['栅栏道闸', '栅栏杆', 'R', 'barrier-fence', 2180, 3],
    ] as const
  ).map(([name, boomType, code, picture, price, liftS]): Family => ({
    category: 'barrier-gate',
    role: 'barrierGate',
    name,
    desc: boomType === '曲臂杆' ? '地下车库层高不够时杆臂折起，遇阻返回不砸车。' : '直流变频机芯，起落平稳，遇阻返回，停电可手动抬杆。',
    picture,
    telling: ['boomType', 'boomLengthM', 'liftS'],
    attributes: { boomType, power: 'AC 220V', powerW: 120, location: '室外', ipRating: 54 },
    models: [3, 3.5, 4, 4.5, 5, 5.5, 6].map((boomLengthM) => ({
      model: `HV-BG${code}${boomLengthM * 10}`,
      price: Math.round(price + (boomLengthM - 3) * 160),
      attributes: { boomLengthM, liftS: boomLengthM > 4.5 ? liftS + 2 : liftS },
    })),
  })),
  {
    category: 'barrier-gate',
    role: 'barrierGate',
    name: '高速直杆道闸',
    desc: '0.6 秒起杆，高峰进出口不压车，适合写字楼。',
    picture: 'barrier-gate',
    telling: ['boomType', 'boomLengthM', 'liftS'],
    attributes: { boomType: '直杆', liftS: 0.6, power: 'AC 220V', powerW: 200, location: '室外', ipRating: 54 },
    models: [3, 3.5, 4].map((boomLengthM) => ({ model: `HV-BGX${boomLengthM * 10}`, price: 3680 + (boomLengthM - 3) * 300, attributes: { boomLengthM } })),
  },
  ...(
    [
      ['车牌识别一体机', 'anprCamera', 'HV-PL', 2280],
      ['辅助车牌识别相机', 'anprAuxCamera', 'HV-PX', 1380],
    ] as const
  ).map(([name, role, code, price]): Family => ({
    category: 'lpr-camera',
    role,
    name,
    desc: role === 'anprCamera' ? '识别、补光、显示、语音一根立柱，新能源车牌与无牌车都能放行。' : '宽车道另一侧加装，斜切角度与跟车遮挡时补拍。',
    picture: role === 'anprCamera' ? 'lpr-camera' : 'bullet-long',
    telling: ['resolution', 'focalLengthMm', 'ipRating'],
    attributes: { lightType: '白光', features: ['车牌识别'], location: '室外', ipRating: 66, power: 'AC 220V', powerW: 30 },
    models: (
      [
        ['1080P', '2', 1],
        ['4MP', '4', 1.25],
      ] as const
    ).flatMap(([resolution, mark, factor]) =>
      [3.1, 6].map((focal) => ({
        model: `${code}${mark}${focal * 10}`,
        price: Math.round((price * factor) / 10) * 10 + (focal > 4 ? 60 : 0),
        attributes: { resolution, focalLengthMm: focal },
      })),
    ),
  })),
  {
    category: 'lane-device',
    role: 'laneDisplay',
    name: '车道显示屏',
    desc: '车牌、余位与收费金额四行显示，配语音播报。',
    picture: 'lane-display',
    telling: ['environment', 'brightnessNits', 'location'],
    attributes: { environment: '户外', location: '室外', ipRating: 54, power: 'AC 220V' },
    models: series('HV-LD', [
      ['2', 580, { brightnessNits: 2000 }],
      ['4', 780, { brightnessNits: 3000 }],
      ['4-LCD', 1680, { brightnessNits: 1000 }],
    ]),
  },
  {
    category: 'lane-device',
    role: 'groundLoop',
    name: '地感线圈',
    desc: '耐高温成品线，开槽埋设后灌胶，触发与防砸两用。',
    picture: 'ground-loop',
    telling: ['rollM', 'areaMm2', 'location'],
    attributes: { location: '室外' },
    models: series('HV-GL', [
      ['50', 88, { rollM: 50, areaMm2: 1 }],
      ['100', 158, { rollM: 100, areaMm2: 1 }],
      ['100-15', 218, { rollM: 100, areaMm2: 1.5 }],
    ]),
  },
  {
    category: 'lane-device',
    role: 'loopDetector',
    name: '车辆检测器',
    desc: '灵敏度多档可调，单路双路两种，工字轨安装。',
    picture: 'loop-detector',
    telling: ['channels', 'installType', 'power'],
    attributes: { installType: '导轨', power: 'AC 220V' },
    models: series('HV-VD', [
      ['1', 98, { channels: 1 }],
      ['2', 168, { channels: 2 }],
    ]),
  },
  ...(
    [
      ['触发雷达', 'triggerRadar', 'HV-RT', 680],
      ['防砸雷达', 'antiSmashRadar', 'HV-RS', 580],
    ] as const
  ).map(([name, role, code, price]): Family => ({
    category: 'lane-device',
    role,
    name: `停车${name}`,
    desc: role === 'triggerRadar' ? '车到即触发抓拍，不用切地感，雨雪天稳定。' : '装在道闸箱体上，人和车在杆下时不落杆。',
    picture: 'lane-radar',
    telling: ['detectRangeM', 'frequencyGHz', 'power'],
    attributes: { power: 'DC 12V', powerW: 4, location: '室外', ipRating: 66 },
    models: series(code, [
      ['24', price, { detectRangeM: 6, frequencyGHz: 2.4 }],
      ['58', price + 180, { detectRangeM: 10, frequencyGHz: 5.8 }],
    ]),
  })),
  {
    category: 'payment-terminal',
    role: 'exitPaymentTerminal',
    name: '出口自助缴费终端',
    desc: '扫码缴费与无感支付，无人值守出口使用，屏幕可远程接管。',
    picture: 'payment-terminal',
    telling: ['sizeInch', 'cardTypes', 'power'],
    attributes: { cardTypes: ['二维码', 'IC卡'], power: 'AC 220V', powerW: 60, location: '室外', ipRating: 55 },
    models: series('HV-PT', [
      ['8', 3680, { sizeInch: 8 }],
      ['15', 6800, { sizeInch: 15.6 }],
      ['15-C', null, { sizeInch: 15.6, modelRemark: '带纸币找零模块' }],
    ]),
  },
  {
    category: 'payment-terminal',
    role: 'intercomPoint',
    name: '车道可视对讲终端',
    desc: '车主按键呼叫中心，云坐席远程开闸。',
    picture: 'villa-station',
    telling: ['comm', 'power', 'ipRating'],
    attributes: { power: 'DC 12V', powerW: 5, location: '室外', ipRating: 55 },
    models: series('HV-IC', [
      ['1', 580, { comm: ['TCP/IP'] }],
      ['1-4G', 780, { comm: ['TCP/IP', '4G'] }],
    ]),
  },
  {
    category: 'payment-terminal',
    name: '场内自助缴费机',
    desc: '电梯厅先缴费再出场，支持打印小票与优惠核销。',
    picture: 'payment-terminal',
    telling: ['sizeInch', 'cardTypes', 'installType'],
    attributes: { cardTypes: ['二维码', 'IC卡'], power: 'AC 220V', powerW: 80, location: '室内' },
    models: series('HV-PS', [
      ['K21', 6280, { sizeInch: 21.5, installType: '落地' }],
      ['K15', 4680, { sizeInch: 15.6, installType: '壁挂' }],
    ]),
  },
  {
    category: 'parking-host',
    name: '停车边缘计算终端',
    desc: '岔路口违停、消防通道占用本地识别，联动喇叭驱离。',
    picture: 'parking-terminal',
    telling: ['channels', 'maxLanes', 'power'],
    attributes: { power: 'DC 12V', powerW: 30 },
    models: series('HV-PE', [
      ['4', 3680, { channels: 4, maxLanes: 4 }],
      ['8', 5680, { channels: 8, maxLanes: 8 }],
    ]),
  },
  {
    category: 'parking-host',
    role: 'parkingTerminal',
    name: '停车管理终端',
    desc: '八车道以内一台管完，断网本地计费，联网后自动补传。',
    picture: 'parking-terminal',
    telling: ['maxLanes', 'outputs', 'power'],
    attributes: { power: 'DC 12V', powerW: 24, outputs: 2 },
    models: series('HV-PM', [
      ['2', 1680, { maxLanes: 2 }],
      ['4', 2280, { maxLanes: 4 }],
      ['8', 3280, { maxLanes: 8 }],
    ]),
  },
  {
    category: 'parking-guidance',
    role: 'bayVideoDetector',
    name: '视频车位探测器',
    desc: '一台看三个或六个车位，自带车位灯，同时记录车牌用于反向寻车。',
    picture: 'bay-detector',
    telling: ['spacesPerUnit', 'resolution', 'power'],
    attributes: { resolution: '1080P', power: 'DC 24V', powerW: 6, location: '室内' },
    models: series('HV-BV', [
      ['3', 468, { spacesPerUnit: 3 }],
      ['6', 780, { spacesPerUnit: 6 }],
    ]),
  },
  {
    category: 'parking-guidance',
    role: 'bayUltrasonicDetector',
    name: '超声波车位探测器',
    desc: '一车位一只，探头与指示灯分体，成本低。',
    picture: 'bay-sensor',
    telling: ['spacesPerUnit', 'comm', 'power'],
    attributes: { spacesPerUnit: 1, comm: ['RS-485'], power: 'DC 24V', powerW: 1 },
    models: series('HV-BU', [
      ['1', 88, {}],
      ['1-I', 118, { modelRemark: '探头与指示灯一体' }],
    ]),
  },
  {
    category: 'parking-guidance',
    role: 'bayIndicator',
    name: '车位指示灯',
    desc: '红绿双色，预留车位可设蓝色，车道尽头一眼看到空位。',
    picture: 'bay-lamp',
    telling: ['power', 'location', 'material'],
    attributes: { power: 'DC 24V', powerW: 1, location: '室内', material: 'ABS' },
    models: series('HV-BL', [
      ['1', 38, {}],
      ['2-RGB', 58, { modelRemark: '红绿蓝三色' }],
    ]),
  },
  {
    category: 'parking-guidance',
    role: 'zoneController',
    name: '区域引导控制器',
    desc: '每台管六十个探测器，区位数据就地汇总。',
    picture: 'loop-detector',
    telling: ['channels', 'comm', 'power'],
    attributes: { comm: ['TCP/IP', 'RS-485'], power: 'AC 220V' },
    models: series('HV-ZC', [
      ['60', 1280, { channels: 60 }],
      ['128', 1980, { channels: 128 }],
    ]),
  },
  {
    category: 'parking-guidance',
    role: 'zoneGuideScreen',
    name: '区位引导屏',
    desc: '车道岔口吊装，箭头加剩余车位数，三向任意组合。',
    picture: 'guide-screen',
    telling: ['environment', 'outputs', 'comm'],
    attributes: { environment: '室内', comm: ['TCP/IP', 'RS-485'], power: 'AC 220V' },
    models: series('HV-GS', [
      ['1', 680, { outputs: 1 }],
      ['2', 980, { outputs: 2 }],
      ['3', 1280, { outputs: 3 }],
    ]),
  },
  {
    category: 'parking-guidance',
    role: 'entranceGuideScreen',
    name: '入口余位显示屏',
    desc: '场外立杆安装，分层显示余位，阳光下清晰。',
    picture: 'lane-display',
    telling: ['environment', 'brightnessNits', 'comm'],
    attributes: { environment: '户外', comm: ['TCP/IP', 'RS-485'], power: 'AC 220V', ipRating: 65 },
    models: series('HV-GE', [
      ['2', 2680, { brightnessNits: 4000 }],
      ['4', 3980, { brightnessNits: 5000 }],
    ]),
  },
  {
    category: 'parking-guidance',
    role: 'carFinderKiosk',
    name: '反向寻车查询机',
    desc: '输入车牌看路线图，电梯厅每三百车位配一台。',
    picture: 'car-finder-kiosk',
    telling: ['sizeInch', 'touch', 'installType'],
    attributes: { touch: true, power: 'AC 220V', powerW: 90 },
    models: series('HV-CF', [
      ['22', 4280, { sizeInch: 22, installType: '壁挂' }],
      ['32', 5680, { sizeInch: 32, installType: '落地' }],
      ['43', 7680, { sizeInch: 43, installType: '落地' }],
    ]),
  },
];

const passage: readonly Family[] = [
  ...(
    [
      ['swing-gate', '摆闸', 'SW', 'gate-swing', 30, 2680],
      ['flap-gate', '翼闸', 'FL', 'gate-flap', 35, 2980],
      ['speed-gate', '速通门', 'SP', 'gate-speed', 40, 5680],
    ] as const
  ).flatMap(([category, gateType, code, picture, passagePpm, price]) =>
    (
      [
        ['边机', 'gatePedestalSide', 'A', 1],
        ['中间机', 'gatePedestalMiddle', 'B', 1.7],
      ] as const
    ).map(([laneRole, role, mark, factor]): Family => ({
      category,
      role,
      name: `${gateType}${laneRole}`,
      desc: laneRole === '边机' ? `一条通道两侧各一台，单机芯；消防报警时自动打开。` : `两条通道之间共用一台，双机芯；比两台边机省位置。`,
      picture,
      telling: ['gateType', 'laneRole', 'passagePpm'],
      attributes: { gateType, laneRole, passagePpm, power: 'AC 220V', powerW: 100, material: '不锈钢', location: gateType === '速通门' ? '室内' : '室外' },
      models: series(`HV-${code}${mark}`, [
        ['12', Math.round((price * factor) / 10) * 10, { heightM: 1 }],
        ['16', Math.round((price * factor * 1.25) / 10) * 10, { heightM: 1.02 }],
        ['16-S', Math.round((price * factor * 1.5) / 10) * 10, { heightM: 1.02, location: '室内', modelRemark: '伺服机芯，开关门静音' }],
      ]),
    })),
  ),
  ...(
    [
      ['三辊闸', 'TR', 'gate-tripod', 25, 2280, 1],
      ['全高闸', 'FH', 'gate-full', 15, 8600, 2.3],
    ] as const
  ).map(([gateType, code, picture, passagePpm, price, heightM]): Family => ({
    category: 'tripod-gate',
    role: 'gateUnit',
    name: `${gateType}整机`,
    desc: gateType === '三辊闸' ? '一次一人，工地与食堂实名通道常用，断电落杆放行。' : '全封闭防翻越，无人值守厂区边门使用。',
    picture,
    telling: ['gateType', 'passagePpm', 'material'],
    attributes: { gateType, laneRole: '整机', passagePpm, power: 'AC 220V', powerW: 60, location: '室外' },
    models: series(`HV-${code}`, [
      ['1', price, { material: '冷轧钢', heightM }],
      ['2', Math.round(price * 1.2), { material: '不锈钢', heightM }],
      ['2-D', Math.round(price * 1.7), { material: '不锈钢', heightM, modelRemark: '双通道并列' }],
    ]),
  })),
  {
    category: 'visitor',
    role: 'visitorTerminal',
    name: '自助访客机',
    desc: '刷身份证登记、人证比对、出凭条，访客自己办不占前台。',
    picture: 'visitor-terminal',
    telling: ['sizeInch', 'cardTypes', 'installType'],
    attributes: { cardTypes: ['身份证', '人脸', '二维码'], power: 'AC 220V', powerW: 60 },
    models: series('HV-VT', [
      ['10', 4680, { sizeInch: 10.1, installType: '壁挂' }],
      ['15', 6880, { sizeInch: 15.6, installType: '落地' }],
      ['21', 9800, { sizeInch: 21.5, installType: '落地' }],
    ]),
  },
  {
    category: 'visitor',
    role: 'faceTerminal',
    name: '人证核验终端',
    desc: '身份证与人脸比对，考场、酒店与机要部门入口使用。',
    picture: 'attendance-terminal',
    telling: ['sizeInch', 'cardTypes', 'comm'],
    attributes: { cardTypes: ['身份证', '人脸'], comm: ['TCP/IP', 'USB'], power: 'DC 12V', powerW: 14 },
    models: series('HV-PV', [
      ['7', 2280, { sizeInch: 7, faces: 10000 }],
      ['10', 3280, { sizeInch: 10.1, faces: 30000 }],
    ]),
  },
  {
    category: 'passage-fitting',
    role: 'fireLinkModule',
    name: '消防联动模块',
    desc: '接入消防干接点，报警时所有闸机常开、门锁断电。',
    picture: 'fire-link-module',
    telling: ['channels', 'installType', 'power'],
    attributes: { installType: '导轨', power: 'DC 12V', powerW: 2 },
    models: series('HV-FL', [
      ['4', 280, { channels: 4 }],
      ['8', 398, { channels: 8 }],
      ['16', 680, { channels: 16 }],
    ]),
  },
  {
    category: 'passage-fitting',
    name: '通道遥控与计数套件',
    desc: '保安台手动放行、锁定与人数显示。',
    picture: 'keypad-reader',
    telling: ['channels', 'link', 'power'],
    attributes: { power: 'DC 12V', powerW: 2 },
    models: series('HV-RC', [
      ['1', 168, { channels: 1, link: '无线' }],
      ['4', 368, { channels: 4, link: '有线' }],
    ]),
  },
];

const intercom: readonly Family[] = [
  ...(
    [
      [4.3, 298],
      [7, 398],
      [10.1, 680],
    ] as const
  ).map(([sizeInch, price]): Family => ({
    category: 'indoor-monitor',
    name: `${sizeInch}英寸可视对讲室内机`,
    desc: '接听、开锁、布撤防与看公共画面，外壳耐擦洗。',
    picture: 'indoor-monitor',
    telling: ['sizeInch', 'comm', 'power'],
    attributes: { sizeInch, installType: '壁挂', powerW: 8 },
    models: series(`HV-VH${Math.round(sizeInch)}`, [
      ['', price, { touch: false, comm: ['TCP/IP'], power: 'PoE', poeClass: 3 }],
      ['T', price + 90, { touch: true, comm: ['TCP/IP'], power: 'PoE', poeClass: 3 }],
      ['TW', price + 160, { touch: true, comm: ['TCP/IP', 'Wi-Fi'], power: 'DC 12V' }],
    ]),
  })),
  ...(
    [
      ['单元门口机', 'HV-VD', 780],
      ['人脸单元门口机', 'HV-VDF', 1480],
      ['围墙机', 'HV-VW', 1680],
    ] as const
  ).map(([name, code, price]): Family => ({
    category: 'door-station',
    name,
    desc: name === '围墙机' ? '小区大门呼叫任意一户，防拆防撬，雨淋可用。' : '呼叫住户、刷卡密码开门，夜视补光看清来人。',
    picture: 'door-station',
    telling: ['sizeInch', 'cardTypes', 'ipRating'],
    attributes: { location: '室外', ipRating: 65, ikRating: 'IK07', power: 'DC 12V', powerW: 12, comm: ['TCP/IP'] },
    models: series(code, [
      ['4', price, { sizeInch: 4.3, cardTypes: ['IC卡', '密码'] }],
      ['7', price + 260, { sizeInch: 7, cardTypes: ['IC卡', '密码', '二维码'] }],
      ['10', price + 880, { sizeInch: 10.1, cardTypes: ['人脸', 'IC卡', '二维码'] }],
    ]),
  })),
  {
    category: 'villa-intercom',
    name: '别墅可视对讲套装',
    desc: '一门口机配一室内机，网线供电两根线到位，手机也能接听。',
    picture: 'villa-station',
    telling: ['sizeInch', 'comm', 'power'],
    attributes: { power: 'PoE', powerW: 12, poeClass: 3 },
    models: series('HV-VS', [
      ['1-4', 680, { sizeInch: 4.3, comm: ['TCP/IP'] }],
      ['1-7', 880, { sizeInch: 7, comm: ['TCP/IP'] }],
      ['1-7W', 980, { sizeInch: 7, comm: ['TCP/IP', 'Wi-Fi'] }],
      ['2-10', 1680, { sizeInch: 10.1, comm: ['TCP/IP', 'Wi-Fi'] }],
    ]),
  },
  {
    category: 'villa-intercom',
    name: '无线可视门铃',
    desc: '电池供电免布线，有人按铃手机弹出画面。',
    picture: 'villa-station',
    telling: ['resolution', 'comm', 'power'],
    attributes: { power: '电池', powerW: 1, location: '室外', ipRating: 54, comm: ['Wi-Fi'] },
    models: series('HV-DB', [
      ['2', 268, { resolution: '1080P' }],
      ['3', 348, { resolution: '3MP' }],
      ['5', 468, { resolution: '5MP' }],
    ]),
  },
  {
    category: 'intercom-master',
    role: 'intercomMaster',
    name: '对讲管理机',
    desc: '物业中心接听全小区呼叫，报警弹窗带地图位置。',
    picture: 'intercom-master',
    telling: ['sizeInch', 'touch', 'comm'],
    attributes: { touch: true, comm: ['TCP/IP'], power: 'DC 12V', powerW: 14 },
    models: series('HV-MC', [
      ['7', 980, { sizeInch: 7 }],
      ['10', 1480, { sizeInch: 10.1 }],
    ]),
  },
  {
    category: 'intercom-master',
    role: 'intercomPoint',
    name: '紧急求助对讲终端',
    desc: '一键呼叫中心，停车场车道、电梯与公厕求助使用。',
    picture: 'panic-button',
    telling: ['comm', 'power', 'ipRating'],
    attributes: { location: '室外', power: 'PoE', powerW: 6, poeClass: 2, ipRating: 65 },
    models: series('HV-SOS', [
      ['1', 480, { comm: ['TCP/IP'] }],
      ['2', 680, { comm: ['TCP/IP'], ipRating: 66 }],
      ['2-4G', 880, { comm: ['4G'], power: 'DC 12V' }],
    ]),
  },
  ...(
    [
      ['指纹密码智能门锁', 'HV-SL3', 780, ['指纹', '密码', 'IC卡']],
      ['人脸识别智能门锁', 'HV-SL8', 1680, ['人脸', '指纹', '密码']],
    ] as const
  ).map(([name, code, price, cardTypes]): Family => ({
    category: 'smart-lock',
    name,
    desc: '防盗门直换，霸王锁体可选，低电量提前两周提醒。',
    picture: 'smart-lock',
    telling: ['cardTypes', 'material', 'comm'],
    attributes: { cardTypes: [...cardTypes], power: '电池', powerW: 1 },
    models: series(code, [
      ['', price, { material: '锌合金', comm: ['Wi-Fi'] }],
      ['-P', price + 180, { material: '铝合金', comm: ['Wi-Fi'] }],
      ['-V', price + 480, { material: '铝合金', comm: ['Wi-Fi'], modelRemark: '带猫眼屏可视通话' }],
    ]),
  })),
];

export const entranceFamilies: readonly Family[] = [...access, ...parking, ...passage, ...intercom];
