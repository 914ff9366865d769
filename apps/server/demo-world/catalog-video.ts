/** Demo cameras: series × resolution as families, lenses and supplies as models. */
import { tenths, type DemoAttributes, type Family, type Model } from './catalog-family.ts';

interface Picture {
  resolution: string;
  /** Word of the trade: 400万. */
  word: string;
  code: string;
  sensor: keyof typeof SENSOR_WIDTH_MM;
  /** Price against the 1080P model. */
  factor: number;
}

/** Active width in mm, for the field of view. Source: CALC-3. */
const SENSOR_WIDTH_MM = { '1/3"': 4.8, '1/2.8"': 5.57, '1/2.7"': 5.76, '1/1.8"': 7.68, '1/1.2"': 11.14 } as const;

const P2: Picture = { resolution: '1080P', word: '200万', code: '2', sensor: '1/2.8"', factor: 1 };
const P3: Picture = { resolution: '3MP', word: '300万', code: '3', sensor: '1/2.8"', factor: 1.16 };
const P4: Picture = { resolution: '4MP', word: '400万', code: '4', sensor: '1/2.7"', factor: 1.32 };
const P5: Picture = { resolution: '5MP', word: '500万', code: '5', sensor: '1/2.7"', factor: 1.5 };
const P6: Picture = { resolution: '6MP', word: '600万', code: '6', sensor: '1/1.8"', factor: 1.82 };
const P8: Picture = { resolution: '8MP', word: '800万', code: '8', sensor: '1/1.8"', factor: 2.25 };

const PROTOCOLS = ['ONVIF', 'GB/T 28181', '私有协议'];
const ranked = (value: number): number => Math.round(value * 10) / 10;
const fieldOfView = (sensor: Picture['sensor'], focal: number): number => ranked((2 * Math.atan(SENSOR_WIDTH_MM[sensor] / (2 * focal)) * 180) / Math.PI);
/** Smallest class whose device power is enough. Source: CALC-5. */
const poeClassOf = (powerW: number): number => [3.84, 6.49, 12.95, 25.5, 40, 51, 62, 71.3].findIndex((limit) => limit >= powerW) + 1;
const supplied = (powerW: number, power = 'PoE'): DemoAttributes => (power === 'PoE' ? { power, powerW, poeClass: poeClassOf(powerW) } : { power, powerW });
const yuan = (value: number): number => (value < 400 ? Math.round(value) : Math.round(value / 5) * 5);

interface Series {
  code: string;
  /** Stands between resolution and housing in the name. */
  word: string;
  pictures: readonly Picture[];
  lenses: readonly number[];
  /** Price of the 1080P model with the shortest lens. */
  from: number;
  light: '红外' | '白光' | '双光' | '无补光';
  ranges: readonly number[];
  powerW: number;
  features: readonly string[];
  desc: string;
  attributes?: DemoAttributes;
  /** Also with a 12 V supply only, a little cheaper. */
  dc12?: true;
  zoomTo?: number;
  audio?: boolean;
}

interface Housing {
  category: string;
  /** In model names. */
  code: string;
  word: string;
  picture: string;
  series: readonly Series[];
}

const LIGHT_MARK = { 红外: 'IR', 白光: 'WL', 双光: 'DL', 无补光: 'N' } as const;

function cameraFamilies({ category, code, word, picture, series }: Housing): Family[] {
  return series.flatMap((line) => line.pictures.map((picture_) => cameraFamily({ category, code, word, picture }, line, picture_)));
}

function cameraFamily(housing: Omit<Housing, 'series'>, line: Series, { resolution, word, code, sensor, factor }: Picture): Family {
  const models = line.lenses.flatMap((focal, place): Model[] => {
    const range = line.ranges[Math.min(place, line.ranges.length - 1)] ?? 30;
    const base = `HV-${housing.code}${line.code}${code}${tenths(focal)}${line.zoomTo ? 'Z' : ''}-${LIGHT_MARK[line.light]}${range === 0 ? '' : range}`;
    const price = yuan((line.from + place * 6) * factor);
    const facts: DemoAttributes = {
      focalLengthMm: focal,
      ...(line.zoomTo ? { focalLengthMaxMm: line.zoomTo } : {}),
      hfovDeg: fieldOfView(sensor, focal),
      irRangeM: range,
    };
    const poe: Model = { model: base, price, attributes: { ...facts, ...supplied(line.powerW) } };
    return line.dc12 && place < 2
      ? [poe, { model: `${base}-D`, price: yuan(price - 18), attributes: { ...facts, ...supplied(line.powerW - 1, 'DC 12V') } }]
      : [poe];
  });
  return {
    category: housing.category,
    role: 'ipCamera',
    name: `${word}${line.word}${housing.word}`,
    desc: line.desc,
    picture: housing.picture,
    telling: ['resolution', 'focalLengthMm', 'power'],
    attributes: {
      resolution,
      sensor,
      lens: line.zoomTo ? '电动变焦' : '定焦',
      lightType: line.light,
      fps: 25,
      features: [...line.features],
      audio: line.audio ?? false,
      codec: 'H265',
      codecs: ['H264', 'H264+', 'H265', 'H265+'],
      protocols: PROTOCOLS,
      bracketIncluded: false,
      ...line.attributes,
    },
    models,
  };
}

const INDOOR: DemoAttributes = { location: '室内', ipRating: 42, bracket: '吊装' };
const DOME_OUT: DemoAttributes = { location: '室外', ipRating: 67, ikRating: 'IK10', bracket: '壁装' };
const BULLET: DemoAttributes = { location: '室外', ipRating: 67, bracket: '壁装' };
const SMART = ['人车分类', '区域入侵', '越界侦测', '宽动态'];

const matrix: readonly Housing[] = [
  {
    category: 'dome-camera',
    code: 'D',
    word: '半球网络摄像机',
    picture: 'dome',
    series: [
      {
        code: '1',
        word: '红外经济型',
        pictures: [P2, P3, P4, P5],
        lenses: [2.8, 4, 6],
        from: 138,
        light: '红外',
        ranges: [30],
        powerW: 5,
        features: ['宽动态'],
        desc: '吸顶安装的室内基础款，夜间红外补光 30 米，适合走廊、店铺和办公区。',
        attributes: INDOOR,
        dc12: true,
      },
      {
        code: '2',
        word: '红外防暴',
        pictures: [P2, P4, P6, P8],
        lenses: [2.8, 4, 6, 8],
        from: 212,
        light: '红外',
        ranges: [30, 30, 40, 40],
        powerW: 7,
        features: SMART,
        desc: '金属防暴外壳，IK10 防冲击、IP67 防水，楼梯间和室外屋檐下都能用。',
        attributes: DOME_OUT,
      },
      {
        code: '3',
        word: '红外拾音',
        pictures: [P2, P3, P4, P5, P8],
        lenses: [2.8, 4, 6],
        from: 168,
        light: '红外',
        ranges: [30],
        powerW: 6,
        features: ['人车分类', '宽动态'],
        desc: '内置拾音的室内半球，会议室、洽谈区声音画面同步留存。',
        attributes: INDOOR,
        audio: true,
        dc12: true,
      },
      {
        code: '4',
        word: '电梯专用',
        pictures: [P2, P4],
        lenses: [2.1, 2.8],
        from: 196,
        light: '红外',
        ranges: [10],
        powerW: 5,
        features: ['人车分类'],
        desc: '飞碟造型贴顶安装，广角看全轿厢，可识别电动车入梯。',
        attributes: { ...INDOOR, ipRating: 50 },
      },
      {
        code: '5',
        word: '全彩',
        pictures: [P2, P4, P5, P8],
        lenses: [2.8, 4, 6],
        from: 246,
        light: '白光',
        ranges: [30],
        powerW: 7.5,
        features: [...SMART, '声光警戒'],
        desc: '大光圈镜头配暖白光，夜间画面仍有颜色，人员衣着和车身颜色一眼可辨。',
        attributes: { ...DOME_OUT, ikRating: 'IK08' },
        audio: true,
      },
      {
        code: '6',
        word: '智能双光',
        pictures: [P2, P4, P6, P8],
        lenses: [2.8, 4, 6],
        from: 232,
        light: '双光',
        ranges: [30, 30, 40],
        powerW: 8,
        features: [...SMART, '声光警戒', '语音对讲'],
        desc: '平时红外隐蔽补光，发现人车后自动点亮白光并语音劝离，事件录像是彩色的。',
        attributes: DOME_OUT,
        audio: true,
      },
      {
        code: '7',
        word: '电动变焦',
        pictures: [P2, P4, P8],
        lenses: [2.7, 7],
        zoomTo: 13.5,
        from: 388,
        light: '红外',
        ranges: [40, 60],
        powerW: 10,
        features: SMART,
        desc: '镜头可在后台拉近拉远并自动对焦，安装后再定画面，少爬一次梯子。',
        attributes: DOME_OUT,
      },
      {
        code: '9',
        word: '人脸抓拍',
        pictures: [P4, P8],
        lenses: [4, 6, 8],
        from: 455,
        light: '红外',
        ranges: [20],
        powerW: 9,
        features: [...SMART, '人脸抓拍'],
        desc: '机内完成人脸检测与抓拍，只上传小图，适合出入口和前台。',
        attributes: { ...INDOOR, ipRating: 54 },
        audio: true,
      },
    ],
  },
  {
    category: 'turret-camera',
    code: 'T',
    word: '海螺网络摄像机',
    picture: 'turret',
    series: [
      {
        code: '2',
        word: '红外防水拾音',
        pictures: [P2, P4, P5, P8],
        lenses: [2.8, 4, 6],
        from: 178,
        light: '红外',
        ranges: [30],
        powerW: 6,
        features: ['人车分类', '宽动态'],
        desc: '防水外壳加内置拾音，店门口内外都能装。',
        attributes: { ...INDOOR, ipRating: 67, location: '室外' },
        audio: true,
      },
      {
        code: '7',
        word: '电动变焦',
        pictures: [P2, P4, P8],
        lenses: [2.7, 7],
        zoomTo: 13.5,
        from: 408,
        light: '红外',
        ranges: [40, 60],
        powerW: 10,
        features: SMART,
        desc: '装好后在后台调焦，球头结构不反光。',
        attributes: { ...INDOOR, ipRating: 67, location: '室外' },
      },
      {
        code: '1',
        word: '红外',
        pictures: [P2, P3, P4, P5],
        lenses: [2.8, 4, 6],
        from: 146,
        light: '红外',
        ranges: [30],
        powerW: 5,
        features: ['宽动态'],
        desc: '球头与底座三轴可调，没有罩子不反光，夜间画面干净。',
        attributes: { ...INDOOR, ipRating: 66, location: '室外' },
        dc12: true,
      },
      {
        code: '5',
        word: '全彩拾音',
        pictures: [P2, P4, P8],
        lenses: [2.8, 4],
        from: 238,
        light: '白光',
        ranges: [30],
        powerW: 7,
        features: SMART,
        desc: '全彩成像并内置拾音，收银台和洽谈区声音画面一起留存。',
        attributes: { ...INDOOR, ipRating: 67, location: '室外' },
        audio: true,
      },
      {
        code: '6',
        word: '智能双光警戒',
        pictures: [P2, P4, P6, P8],
        lenses: [2.8, 4, 6],
        from: 252,
        light: '双光',
        ranges: [30, 30, 40],
        powerW: 8.5,
        features: [...SMART, '声光警戒', '语音对讲'],
        desc: '双光补光加双向对讲，无人值守的门店夜间可以自动劝离。',
        attributes: { ...DOME_OUT, ikRating: 'IK08' },
        audio: true,
      },
    ],
  },
  {
    category: 'bullet-camera',
    code: 'B',
    word: '枪型网络摄像机',
    picture: 'bullet-short',
    series: [
      {
        code: '1',
        word: '红外经济型',
        pictures: [P2, P3, P4, P5],
        lenses: [2.8, 4, 6, 8],
        from: 142,
        light: '红外',
        ranges: [30, 30, 50, 50],
        powerW: 5.5,
        features: ['宽动态'],
        desc: '园区和商铺外墙的常用款，四种焦距覆盖门口到围墙。',
        attributes: BULLET,
        dc12: true,
      },
      {
        code: '2',
        word: '红外周界',
        pictures: [P2, P4, P6, P8],
        lenses: [4, 6, 8, 12],
        from: 218,
        light: '红外',
        ranges: [50, 50, 80, 80],
        powerW: 8,
        features: SMART,
        desc: '补光最远 80 米，人车分类过滤树影和小动物，周界误报少。',
        attributes: BULLET,
      },
      {
        code: '3',
        word: '红外拾音',
        pictures: [P2, P3, P4, P5, P8],
        lenses: [2.8, 4, 6, 8],
        from: 172,
        light: '红外',
        ranges: [30, 30, 50, 50],
        powerW: 6.5,
        features: ['人车分类', '宽动态'],
        desc: '带拾音孔的筒机，收费口与值班岗亭留声留像。',
        attributes: BULLET,
        audio: true,
        dc12: true,
      },
      {
        code: '4',
        word: '国标SVAC',
        pictures: [P2, P4],
        lenses: [4, 6, 8],
        from: 328,
        light: '红外',
        ranges: [50],
        powerW: 8,
        features: SMART,
        desc: '支持 SVAC2 编码与国密接入，公安视频专网项目使用。',
        attributes: { ...BULLET, codec: 'SVAC2', codecs: ['H264', 'H265', 'SVAC2'], protocols: ['GB/T 28181'] },
      },
      {
        code: '5',
        word: '全彩',
        pictures: [P2, P4, P5, P8],
        lenses: [2.8, 4, 6, 8],
        from: 256,
        light: '白光',
        ranges: [30, 40, 40, 50],
        powerW: 8,
        features: [...SMART, '声光警戒'],
        desc: '暖白光全彩夜视，通道、车棚和收货口夜里也看得清颜色。',
        attributes: BULLET,
        audio: true,
      },
      {
        code: '6',
        word: '智能双光',
        pictures: [P2, P4, P6, P8],
        lenses: [2.8, 4, 6, 8],
        from: 244,
        light: '双光',
        ranges: [40, 40, 50, 60],
        powerW: 9,
        features: [...SMART, '声光警戒'],
        desc: '红外与白光按事件切换，居民楼旁不扰民，有事件时录彩色。',
        attributes: BULLET,
        audio: true,
      },
      {
        code: '8',
        word: '声光警戒全彩',
        pictures: [P4, P8],
        lenses: [2.8, 4, 6],
        from: 318,
        light: '双光',
        ranges: [40],
        powerW: 11,
        features: [...SMART, '声光警戒', '语音对讲'],
        desc: '高音量喇叭与红蓝警灯一体，工地和仓库夜间主动劝阻。',
        attributes: BULLET,
        audio: true,
      },
    ],
  },
  {
    category: 'bullet-camera',
    code: 'L',
    word: '变焦筒型网络摄像机',
    picture: 'bullet-long',
    series: [
      {
        code: '7',
        word: '红外',
        pictures: [P2, P4, P8],
        lenses: [2.7, 5, 7],
        zoomTo: 35,
        from: 468,
        light: '红外',
        ranges: [60, 80, 100],
        powerW: 12,
        features: SMART,
        desc: '电动变焦自动聚焦，补光随倍率调节，远处路口和大门都能细看。',
        attributes: { ...BULLET, bracket: '抱杆' },
      },
      {
        code: '6',
        word: '双光警戒',
        pictures: [P4, P8],
        lenses: [2.8, 5],
        zoomTo: 12,
        from: 560,
        light: '双光',
        ranges: [60, 80],
        powerW: 14,
        features: [...SMART, '声光警戒'],
        desc: '变焦加双光警戒，大门口既看全景又能拉近看人脸。',
        attributes: { ...BULLET, bracket: '抱杆' },
        audio: true,
      },
      {
        code: '9',
        word: '车牌抓拍',
        pictures: [P2, P4],
        lenses: [6, 8],
        zoomTo: 32,
        from: 690,
        light: '白光',
        ranges: [30, 50],
        powerW: 15,
        features: [...SMART, '车牌识别'],
        desc: '强光抑制与固定快门，夜间大灯下车牌不过曝，适合园区内部道路。',
        attributes: { ...BULLET, bracket: '抱杆' },
      },
    ],
  },
];

/** Speed domes: zoom and dome size as models. */
const domes: readonly Family[] = (
  [
    [
      'P1',
      '4寸迷你红外',
      [P2, P4],
      [
        [4, 2.8, 60, 780],
        [10, 5, 80, 1080],
      ],
      18,
      'PoE',
    ],
    [
      'P2',
      '6寸红外',
      [P2, P4, P6],
      [
        [23, 5, 150, 1860],
        [25, 4.8, 150, 2080],
        [32, 4.7, 200, 2460],
      ],
      24,
      'PoE',
    ],
    [
      'P3',
      '7寸激光',
      [P2, P4, P8],
      [
        [32, 5.6, 300, 4280],
        [40, 6, 400, 5680],
      ],
      45,
      'PoE',
    ],
    [
      'P5',
      '6寸全彩跟踪',
      [P4, P8],
      [
        [23, 5, 60, 2880],
        [32, 4.7, 80, 3460],
      ],
      38,
      'PoE',
    ],
    [
      'P4',
      '8寸重载透雾',
      [P2, P4],
      [
        [37, 6, 200, 6280],
        [48, 6.5, 250, 8460],
      ],
      60,
      'AC 24V',
    ],
    [
      'P7',
      '5寸星光',
      [P2, P4],
      [
        [16, 5, 100, 1380],
        [20, 4.8, 100, 1560],
      ],
      16,
      'PoE',
    ],
    [
      'P6',
      '智能双光跟踪',
      [P2, P4, P8],
      [
        [20, 4.8, 120, 1980],
        [25, 4.8, 150, 2320],
        [32, 4.7, 200, 2780],
      ],
      30,
      'AC 24V',
    ],
  ] as const
).flatMap(([code, word, pictures, zooms, powerW, power]) =>
  pictures.map((picture): Family => {
    const light = word.includes('全彩') ? '白光' : word.includes('双光') ? '双光' : '红外';
    return {
      category: 'ptz-camera',
      role: 'ipCamera',
      name: `${picture.word}${word}网络球机`,
      desc: `水平 360° 连续转动，${word.includes('跟踪') ? '锁定目标后自动跟踪并放大' : '预置点与巡航轨迹可自由编排'}，适合广场、道路和厂区制高点。`,
      picture: 'ptz',
      telling: ['resolution', 'zoom', 'irRangeM'],
      attributes: {
        resolution: picture.resolution,
        sensor: picture.sensor,
        lens: '高倍变焦',
        lightType: light,
        fps: 25,
        features: word.includes('跟踪') ? [...SMART, '自动跟踪'] : SMART,
        audio: false,
        codec: 'H265',
        codecs: ['H264', 'H264+', 'H265', 'H265+'],
        protocols: PROTOCOLS,
        location: '室外',
        ipRating: 66,
        bracket: '壁装',
        bracketIncluded: false,
        ...supplied(powerW, power),
      },
      models: zooms.map(([zoom, focal, range, price]) => ({
        model: `HV-${code}${picture.code}${String(zoom).padStart(2, '0')}-R${range}`,
        price: zoom === 40 && picture.code === '8' ? null : yuan(price * (0.72 + picture.factor * 0.28)),
        attributes: { zoom, focalLengthMm: focal, focalLengthMaxMm: Math.round(focal * zoom), irRangeM: range, hfovDeg: fieldOfView(picture.sensor, focal) },
      })),
    };
  }),
);

/** Shared facts of cameras that are described one by one. */
const camera = (resolution: string, more: DemoAttributes): DemoAttributes => ({
  resolution,
  fps: 25,
  codec: 'H265',
  codecs: ['H264', 'H264+', 'H265', 'H265+'],
  protocols: PROTOCOLS,
  bracketIncluded: false,
  audio: false,
  ...more,
});

const special: readonly Family[] = [
  ...(
    [
      ['6MP', '600万', 'F6', 860],
      ['12MP', '1200万', 'F12', 1680],
    ] as const
  ).flatMap(([resolution, word, code, price]): Family[] => [
    {
      category: 'panoramic-camera',
      role: 'ipCamera',
      name: `${word}鱼眼全景网络摄像机`,
      desc: '一台俯视整间大厅，机内展开成多个视角，省掉四角的摄像机。',
      picture: 'panoramic',
      telling: ['resolution', 'focalLengthMm', 'hfovDeg'],
      attributes: camera(resolution, {
        lens: '鱼眼',
        lightType: '红外',
        irRangeM: 15,
        features: ['区域入侵', '客流统计', '宽动态'],
        audio: true,
        location: '室内',
        ipRating: 54,
        bracket: '吊装',
        hfovDeg: 180,
        ...supplied(11),
      }),
      models: [
        { model: `HV-${code}11-IR15`, price, attributes: { focalLengthMm: 1.1 } },
        { model: `HV-${code}12-IR15`, price: price + 60, attributes: { focalLengthMm: 1.2 } },
        { model: `HV-${code}16-IR15`, price: price + 90, attributes: { focalLengthMm: 1.6 } },
      ],
    },
    {
      category: 'panoramic-camera',
      role: 'ipCamera',
      name: `${word}室外鱼眼全景网络摄像机`,
      desc: '防水防暴外壳，壁装 180° 看完一面墙，吊装 360° 看完一个广场角。',
      picture: 'panoramic',
      telling: ['resolution', 'focalLengthMm', 'ipRating'],
      attributes: camera(resolution, {
        lens: '鱼眼',
        lightType: '红外',
        irRangeM: 20,
        features: SMART,
        location: '室外',
        ipRating: 67,
        ikRating: 'IK10',
        bracket: '壁装',
        hfovDeg: 180,
        ...supplied(12.5),
      }),
      models: [
        { model: `HV-${code}O12-IR20`, price: price + 240, attributes: { focalLengthMm: 1.2 } },
        { model: `HV-${code}O16-IR20`, price: price + 260, attributes: { focalLengthMm: 1.6 } },
      ],
    },
  ]),
  ...(
    [
      ['8MP', '四目', 'M4', 4, 2680],
      ['12MP', '八目', 'M8', 8, 6980],
    ] as const
  ).map(([resolution, word, code, eyes, price]): Family => ({
    category: 'panoramic-camera',
    role: 'ipCamera',
    name: `${word}拼接全景网络摄像机`,
    desc: `${eyes} 个镜头在机内拼成一幅无缝画面，转播一路码流，路口和操场一台看全。`,
    picture: 'multi-lens',
    telling: ['resolution', 'focalLengthMm', 'hfovDeg'],
    attributes: camera(resolution, {
      lens: '拼接',
      lightType: '红外',
      irRangeM: 30,
      features: SMART,
      location: '室外',
      ipRating: 67,
      bracket: '抱杆',
      ...supplied(eyes === 8 ? 45 : 24),
    }),
    models: [
      { model: `HV-${code}28-IR30`, price, attributes: { focalLengthMm: 2.8, hfovDeg: 180 } },
      { model: `HV-${code}40-IR30`, price: price + 120, attributes: { focalLengthMm: 4, hfovDeg: eyes === 8 ? 270 : 150 } },
      { model: `HV-${code}60-IR40`, price: eyes === 8 ? null : price + 200, attributes: { focalLengthMm: 6, hfovDeg: 110, irRangeM: 40 } },
    ],
    ...(eyes === 8 ? { project: true as const } : {}),
  })),
  ...(
    [
      [P2, 980],
      [P4, 1280],
      [P8, 1960],
    ] as const
  ).map(([picture, price]): Family => ({
    category: 'multi-lens-camera',
    role: 'ipCamera',
    name: `${picture.word}双目枪球联动网络摄像机`,
    desc: '上镜头看全景，下镜头转动跟踪放大，一根网线一个点位，少立一根杆。',
    picture: 'dual-lens',
    telling: ['resolution', 'zoom', 'irRangeM'],
    attributes: camera(picture.resolution, {
      sensor: picture.sensor,
      lens: '双目',
      lightType: '双光',
      features: [...SMART, '自动跟踪', '声光警戒'],
      audio: true,
      location: '室外',
      ipRating: 66,
      bracket: '壁装',
      ...supplied(22),
    }),
    models: [
      { model: `HV-M2${picture.code}04-DL50`, price, attributes: { focalLengthMm: 4, zoom: 4, irRangeM: 50 } },
      { model: `HV-M2${picture.code}10-DL80`, price: price + 320, attributes: { focalLengthMm: 4, zoom: 10, irRangeM: 80 } },
      { model: `HV-M2${picture.code}20-DL100`, price: price + 760, attributes: { focalLengthMm: 4.8, zoom: 20, irRangeM: 100 } },
    ],
  })),
  ...(
    [
      [P4, 640],
      [P8, 980],
    ] as const
  ).map(([picture, price]): Family => ({
    category: 'multi-lens-camera',
    role: 'ipCamera',
    name: `${picture.word}双目拼接枪型网络摄像机`,
    desc: '两只镜头拼成 180° 画面，长围墙和月台一台看到头。',
    picture: 'dual-lens',
    telling: ['resolution', 'focalLengthMm', 'hfovDeg'],
    attributes: camera(picture.resolution, {
      sensor: picture.sensor,
      lens: '拼接',
      lightType: '双光',
      features: SMART,
      location: '室外',
      ipRating: 67,
      bracket: '壁装',
      hfovDeg: 180,
      ...supplied(13.5),
    }),
    models: [
      { model: `HV-M3${picture.code}28-DL40`, price, attributes: { focalLengthMm: 2.8, irRangeM: 40 } },
      { model: `HV-M3${picture.code}40-DL50`, price: price + 40, attributes: { focalLengthMm: 4, irRangeM: 50, hfovDeg: 150 } },
    ],
  })),
  ...(
    [
      [P2, '低照度', 560],
      [P4, '低照度', 780],
      [P6, '卡口抓拍', 2680],
      [P8, '卡口抓拍', 3480],
    ] as const
  ).map(([picture, word, price]): Family => ({
    category: 'box-camera',
    role: 'ipCamera',
    name: `${picture.word}${word}箱型网络摄像机`,
    desc: word === '低照度' ? '镜头另配，按物距选焦距；大靶面在路灯下也能保持低噪点。' : '车辆捕获、车牌与车身颜色一次抓拍，配爆闪或常亮补光灯使用。',
    picture: 'box-camera',
    telling: ['resolution', 'focalLengthMm', 'power'],
    attributes: camera(picture.resolution, {
      sensor: picture.sensor,
      lens: '定焦',
      lightType: '无补光',
      irRangeM: 0,
      features: word === '低照度' ? ['宽动态', '透雾'] : ['车牌识别', '宽动态'],
      location: '室内',
      ipRating: 20,
      bracket: '壁装',
    }),
    models: [8, 12, 16, 25, 35].map((focal) => ({
      model: `HV-X${picture.code}${tenths(focal)}-${word === '低照度' ? 'LL' : 'KK'}`,
      price: yuan(price + focal * 4),
      attributes: { focalLengthMm: focal, hfovDeg: fieldOfView(picture.sensor, focal), ...supplied(word === '低照度' ? 8 : 24) },
    })),
  })),
  {
    category: 'people-counter',
    role: 'ipCamera',
    name: '垂直双目客流统计摄像机',
    desc: '双镜头测高去重，只数人头不数推车；安装高度 2.5 到 6 米，按镜头选覆盖宽度。',
    picture: 'people-counter',
    telling: ['resolution', 'focalLengthMm', 'power'],
    attributes: camera('4MP', {
      sensor: '1/2.8"',
      lens: '双目',
      lightType: '红外',
      irRangeM: 8,
      features: ['客流统计'],
      location: '室内',
      ipRating: 42,
      bracket: '吊装',
      ...supplied(8),
    }),
    models: [2, 2.8, 4, 6].map((focal) => ({
      model: `HV-C4${tenths(focal)}`,
      price: yuan(1280 + focal * 30),
      attributes: { focalLengthMm: focal, hfovDeg: fieldOfView('1/2.8"', focal) },
    })),
  },
  {
    category: 'people-counter',
    role: 'ipCamera',
    name: '室外客流统计摄像机',
    desc: '防水外壳与宽动态，景区入口逆光下也能稳定计数，数据断网续传。',
    picture: 'people-counter',
    telling: ['resolution', 'focalLengthMm', 'ipRating'],
    attributes: camera('4MP', {
      sensor: '1/2.8"',
      lens: '双目',
      lightType: '红外',
      irRangeM: 8,
      features: ['客流统计', '宽动态'],
      location: '室外',
      ipRating: 66,
      bracket: '壁装',
      ...supplied(10),
    }),
    models: [2.8, 4, 6].map((focal) => ({
      model: `HV-C4${tenths(focal)}-O`,
      price: yuan(1680 + focal * 30),
      attributes: { focalLengthMm: focal, hfovDeg: fieldOfView('1/2.8"', focal) },
    })),
  },
  ...(
    [
      [P3, 'W3', 168],
      [P5, 'W5', 248],
    ] as const
  ).flatMap(([picture, code, price]): Family[] => [
    {
      category: 'wireless-camera',
      role: 'ipCamera',
      name: `${picture.word}无线云台摄像机`,
      desc: '插电扫码即用，手机远程转动查看，支持双向通话。',
      picture: 'home-camera',
      telling: ['resolution', 'focalLengthMm', 'power'],
      attributes: camera(picture.resolution, {
        sensor: picture.sensor,
        lens: '定焦',
        lightType: '红外',
        irRangeM: 10,
        features: ['人车分类', '语音对讲'],
        audio: true,
        location: '室内',
        ipRating: 20,
        bracket: '桌面',
        bracketIncluded: true,
        ...supplied(5, 'DC 12V'),
      }),
      models: [
        { model: `HV-${code}40-PT`, price, attributes: { focalLengthMm: 4 } },
        { model: `HV-${code}40-PT5G`, price: price + 40, attributes: { focalLengthMm: 4, frequencyGHz: 5.8 } },
      ],
    },
    {
      category: 'wireless-camera',
      role: 'ipCamera',
      name: `${picture.word}4G太阳能枪型摄像机`,
      desc: '不拉网线不拉电，插物联卡就能上线，鱼塘、果园和临时工地适用。',
      picture: 'bullet-short',
      telling: ['resolution', 'focalLengthMm', 'ipRating'],
      attributes: camera(picture.resolution, {
        sensor: picture.sensor,
        lens: '定焦',
        lightType: '双光',
        irRangeM: 30,
        features: ['人车分类', '声光警戒'],
        audio: true,
        location: '室外',
        ipRating: 66,
        bracket: '抱杆',
        power: '电池',
        powerW: 4,
      }),
      models: [
        { model: `HV-${code}40-4G`, price: price + 220, attributes: { focalLengthMm: 4 } },
        { model: `HV-${code}60-4G`, price: price + 230, attributes: { focalLengthMm: 6 } },
      ],
    },
  ]),
  ...(
    [
      ['HV-H1', '测温型', 5680],
      ['HV-H2', '周界型', 7880],
    ] as const
  ).map(([code, word, price]): Family => ({
    category: 'thermal-camera',
    role: 'ipCamera',
    name: `热成像双光谱${word}网络摄像机`,
    desc: word === '测温型' ? '可见光与热成像同框，超温点自动标注，用于配电室与堆场防火。' : '全黑、薄雾下仍能发现人形，长围墙用一台替代多台。',
    picture: 'thermal-camera',
    telling: ['resolution', 'focalLengthMm', 'ipRating'],
    attributes: camera('4MP', {
      lens: '双目',
      lightType: '双光',
      irRangeM: 40,
      features: word === '测温型' ? ['测温', '区域入侵'] : ['区域入侵', '越界侦测'],
      location: '室外',
      ipRating: 67,
      bracket: '抱杆',
      ...supplied(16),
    }),
    models: [3, 6, 10, 15].map((focal) => ({
      model: `${code}${tenths(focal)}`,
      price: focal === 15 ? null : price + focal * 160,
      attributes: { focalLengthMm: focal },
    })),
    project: true,
  })),
  {
    category: 'pickup',
    name: '降噪拾音器',
    desc: '自动增益与降噪，拾音范围按房间大小选，直接接摄像机音频口。',
    picture: 'smoke-detector',
    telling: ['detectRangeM', 'power', 'location'],
    attributes: { power: 'DC 12V', powerW: 1, location: '室内' },
    models: [
      { model: 'HV-MIC30', price: 58, attributes: { detectRangeM: 5 } },
      { model: 'HV-MIC70', price: 96, attributes: { detectRangeM: 10 } },
      { model: 'HV-MIC120', price: 168, attributes: { detectRangeM: 15 } },
    ],
  },
];

export const videoFamilies: readonly Family[] = [...matrix.flatMap(cameraFamilies), ...domes, ...special];
