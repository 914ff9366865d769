import type { WayOn } from '../../features/shell/index.ts';

/** What of the survey is to stand at each of its addresses, and what of it the portal does today (DESIGN-13, DESIGN-48). */
interface SurveyPlace {
  /** What will be done there. */
  words: string;
  /** Where part of it is done by now. */
  ways: readonly WayOn[];
}

const CABLING = { label: '综合布线计算', href: '/tool/calculator/fGenericCabling' };
const TWISTED_PAIR = { label: '双绞线用量计算', href: '/tool/calculator/hTwistedPairAmount' };
const SWITCHES = { label: '交换机接入计算', href: '/tool/calculator/eSwitchAccess' };
const BANDWIDTH = { label: '网络带宽计算', href: '/tool/calculator/dBandWidth' };
const FOCAL_LENGTH = { label: '摄像机焦距计算', href: '/tool/calculator/cCameraFocalLength' };
const PICKING = { label: '产品选型', href: '/tool/designOrder/selection' };
const SCENES = { label: '智能配单工具', href: '/tool/sceneSelect' };
const ENGINEER = { label: '请工程师现场勘测', href: '/tool/requirement?type=6' };

const WHOLE: SurveyPlace = {
  words: '将可以导入平面图，把配单里的产品放到点位上，布置墙体、弱电井、线槽和线缆，并得到拓扑图和线缆清单。现在，配单的产品、价格和报价都可以照常使用。',
  ways: [ENGINEER],
};

const PLACES: Readonly<Record<string, SurveyPlace>> = {
  '/survey': WHOLE,
  '/survey/planDesign': {
    words: '将可以在平面图上画墙体、弱电井和线槽，布置点位并走线。现在可以先算出线缆和机柜的用量，或请工程师到现场。',
    ways: [CABLING, TWISTED_PAIR, ENGINEER],
  },
  '/survey/planDesign/scene-map': {
    words: '将可以在地图上标出项目的各个场景，每个场景一张平面图。现在可以按应用场景直接得到产品清单。',
    ways: [SCENES, ENGINEER],
  },
  '/survey/planDesign/distributionProducts': {
    words: '将可以把配单里的产品逐个放到平面图的点位上，查看视场与覆盖。现在可以先选好产品，并算出每个点位的焦距。',
    ways: [PICKING, FOCAL_LENGTH],
  },
  '/survey/preview': {
    words: '将可以预览整个设计：场景、系统图和拓扑图。现在可以在配单里预览并导出清单和报价。',
    ways: [],
  },
  '/survey/preview/scene': {
    words: '将可以按场景预览平面图和点位。现在可以在配单里按场景查看产品清单。',
    ways: [SCENES],
  },
  '/survey/preview/system': {
    words: '将可以预览由清单生成的系统图。现在可以在配单里检查产品是否配套齐全。',
    ways: [],
  },
  '/survey/preview/topology': {
    words: '将可以预览网络拓扑图。现在可以先核对交换机端口、供电和带宽。',
    ways: [SWITCHES, BANDWIDTH],
  },
  '/survey/product': {
    words: '将可以为勘测到的点位挑选产品。现在可以在产品选型页选好产品，加入配单。',
    ways: [PICKING],
  },
  '/survey/systemBuild': {
    words: '将可以由点位搭建存储、网络和显示系统。现在可以按场景回答几个问题，得到成套清单。',
    ways: [SCENES, SWITCHES],
  },
  '/survey/topo': {
    words: '将可以绘制设备之间的网络拓扑并检查链路。现在可以先核对交换机端口、供电和带宽。',
    ways: [SWITCHES, BANDWIDTH],
  },
};

/** Of an address of the survey; its front page where there is no such place. */
export const surveyPlaceAt = (pathname: string): SurveyPlace =>
  Object.entries(PLACES).find(([path]) => path.toLowerCase() === pathname.replace(/\/$/, '').toLowerCase())?.[1] ?? WHOLE;
