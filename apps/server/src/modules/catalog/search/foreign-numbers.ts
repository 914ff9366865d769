/**
 * Model numbers of other makers, read by the scheme of their letters: what such a model is, in words that find what is sold here in its place
 * (GOODS-39). A maker's number says the housing, the resolution, how many channels, ports or terabytes.
 */

/** Megapixels by the figure that stands for them. */
const pixels = (figure = ''): string => ({ '1': '200万', '2': '200万', '3': '300万', '4': '400万', '5': '500万', '6': '600万', '8': '800万' })[figure] ?? '';
const HIK_HOUSING: Readonly<Record<string, string>> = {
  t: '枪型',
  '0': '枪型',
  '2': '枪型',
  '6': '枪型',
  '1': '半球',
  '5': '半球',
  '7': '半球',
  '3': '海螺',
  h: '海螺',
  '8': '海螺',
};
const DAHUA_HOUSING: Readonly<Record<string, string>> = { fw: '枪型', dw: '海螺', dbw: '防暴半球' };
/** Sockets a switch comes with; those beyond are to the network, which makers count in. */
const SOCKETS = [4, 5, 8, 16, 24, 48];
const socketsOf = (ports = '', feeds = ''): string => {
  const count = Number(ports);
  return `${SOCKETS.findLast((sockets) => sockets <= count && !(feeds !== '' && sockets === 5)) ?? count}口 ${powered(feeds)}交换机`;
};
const powered = (rest = ''): string => (/p/.test(rest) ? 'poe' : '');

type Read = (...figures: (string | undefined)[]) => string;
const SCHEMES: readonly (readonly [number: RegExp, read: Read])[] = [
  [/(?:(?:ids|ds)-?)?2cd\d([a-z\d])(\d)/u, (housing = '', figure) => `${pixels(figure)} ${HIK_HOUSING[housing] ?? ''} 网络摄像机`],
  [/(?:(?:ids|ds)-?)?2d[a-z]\d(\d)/u, (figure) => `${pixels(figure)} 球机`],
  [/(?:(?:ids|ds)-?)?[789]\d(\d\d)n[a-z]*(?:-[a-z]+\d?)?(?:\/(\d{1,2}p))?/u, (channels, ports) => `${Number(channels)}路 ${powered(ports)}录像机`],
  [/(?:ds-?)?3e\d{2}(\d\d)(p?)/u, socketsOf],
  [/ds-?k1t/u, () => '人脸门禁一体机'],
  [/ds-?k2\d0(\d)/u, (doors) => `${doors}门 门禁控制器`],
  [/ds-?kh/u, () => '室内机'],
  [/ds-?kd/u, () => '门口机'],
  [/ds-?t[mc]g/u, () => '道闸 车牌识别'],
  [/(?:dh-)?ipc-?h(fw|dw|dbw)\d(\d)/u, (housing = '', figure) => `${pixels(figure)} ${DAHUA_HOUSING[housing] ?? ''} 网络摄像机`],
  [/dh-?sd\d{2}(?:\w*?-?)(\d)/u, (figure) => `${pixels(figure)} 球机`],
  [/(?:dh-)?nvr\d?\d(\d\d)[a-z]*(?:-(?!\d+p)[a-z\d]+)*(?:-?(\d{1,2}p))?/u, (channels, ports) => `${Number(channels)}路 ${powered(ports)}录像机`],
  [/tl-?nvr\d\d?(\d\d)(p?)/u, (channels, feeds) => `${Number(channels)}路 ${powered(feeds)}录像机`],
  [/tl-?s[gf]\d{2}(\d\d)[a-z]*?(p?)[a-z]*/u, socketsOf],
  [/tl-?ipc/u, () => '网络摄像机'],
  [/wd(\d{1,2})\d[a-z]{3}/u, (size) => `${size}tb 监控硬盘`],
  [/st(\d{1,2})000[a-z]{2}/u, (size) => `${size}tb 硬盘`],
];

/** Makers; their name alone is no answer to a number of theirs. */
const MAKERS = new Set('海康 海康威视 大华 宇视 萤石 天地伟业 普联 华三 锐捷 西数 西部数据 希捷 hik hikvision dahua tplink'.split(' '));
export const isMaker = (word: string): boolean => MAKERS.has(word.toLowerCase());

/** `written`: folded. The number as it stands there, and what is looked for in its place; null: no scheme is known. */
export function foreignNumberIn(written: string): { number: string; words: string } | null {
  for (const number of written.match(/[a-z\d]+(?:[-/][a-z\d]+)*/gu) ?? []) {
    for (const [scheme, read] of SCHEMES) {
      const found = new RegExp(`^(?:${scheme.source})`, 'u').exec(number);
      if (found && /\d/.test(number))
        return {
          number,
          words: read(...found.slice(1))
            .replace(/\s+/gu, ' ')
            .trim(),
        };
    }
  }
  return null;
}
