/**
 * The only catalogue of errors: name, wire code, HTTP status, the sentence a user reads, and whether it is our fault and
 * therefore reported. A test walks it; `AppError` takes nothing that does not stand here.
 * Source: WIRE-1, WIRE-2, WIRE-3.
 */
export interface CatalogueEntry {
  /** Wire code of the envelope; unique. */
  code: number;
  /** HTTP status. */
  status: number;
  /** Chinese sentence for the user; an error may replace it with a more exact one. */
  msg: string;
  /** True where the fault is ours or our upstream's: logged as an error, counted. */
  reportable: boolean;
}

const entry = (code: number, status: number, msg: string, reportable = false): CatalogueEntry => ({ code, status, msg, reportable });

export const errorCatalogue = {
  // the door
  badRequest: entry(400, 400, '提交的内容有误，请检查后重试'),
  notSignedIn: entry(401, 401, '登录已失效，请重新登录'),
  forbidden: entry(403, 403, '您没有权限进行此操作'),
  crossSite: entry(4031, 403, '请求来源不受信任，请回到本站页面重试'),
  notFound: entry(404, 404, '内容不存在或已被删除'),
  methodNotAllowed: entry(405, 405, '不支持的请求方式'),
  requestTimeout: entry(408, 408, '请求超时，请重试'),
  bodyTooLarge: entry(413, 413, '提交的内容过大'),
  unsupportedMediaType: entry(415, 415, '不支持的内容类型，请使用 application/json'),
  tooManyRequests: entry(429, 429, '操作过于频繁，请稍后再试'),
  headersTooLarge: entry(431, 431, '请求头过大，请清除本站 Cookie 后重试'),
  internal: entry(500, 500, '服务开小差了，请稍后重试', true),
  unavailable: entry(503, 503, '服务暂时不可用，请稍后重试', true),
  // creating calls
  idempotencyKeyMissing: entry(4001, 400, '缺少请求标识，请刷新页面后重试'),
  idempotencyKeyReused: entry(4002, 422, '该请求标识已用于其他内容，请刷新页面后重试'),
  // calls of a page
  identityMissing: entry(4003, 400, '缺少身份标识，请刷新页面后重试'),
  identityChanged: entry(4004, 409, '当前身份已在其他设备或窗口切换，请重新载入页面后再操作'),
  // signing in
  wrongCredentials: entry(1101, 400, '手机号或密码不正确'),
  accountLocked: entry(1102, 403, '账号已被停用，请联系客服'),
  smsCodeWrong: entry(1103, 400, '验证码不正确或已过期'),
  handoverInvalid: entry(1104, 400, '登录凭证无效或已使用，请重新登录'),
  redirectRefused: entry(1105, 400, '跳转地址不在允许范围内'),
  tooManyTries: entry(1106, 429, '尝试次数过多，请稍后再试'),
  smsTooOften: entry(1107, 429, '验证码发送过于频繁，请稍后再试'),
  // dealers
  shopNotBound: entry(1201, 400, '您还没有绑定该一级经销商'),
  shopAbnormal: entry(1202, 409, '一级经销商或店铺异常，请联系销售'),
  // goods
  goodsInvalid: entry(1301, 409, '产品已下架或不存在'),
  // files
  fileRefused: entry(1401, 400, '不支持的文件类型'),
  fileTooLarge: entry(1402, 413, '文件大小不能超过 10 MB'),
  // design orders; 1 is the code the specification names
  placedAtPoint: entry(1, 409, '清单中包含已放置到点位的产品，请先在场景中移除'),
  selectionEmpty: entry(1501, 400, '您还没有选择产品哦~'),
  freeSoftwareAlreadyAdded: entry(1502, 409, '当前设计方案已添加该产品，不能重复添加'),
  softwareCategoryTaken: entry(1503, 409, '当前大类产品已存在'),
  duplicateProducts: entry(1504, 409, '存在重复产品'),
  tooManyLines: entry(1505, 409, '清单产品数量已达上限，请删除后再添加'),
  quantityTooLarge: entry(1506, 400, '产品数量超出可选范围'),
  listChanged: entry(1507, 409, '清单已在其他设备或窗口修改，本页的修改尚未保存'),
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorName = keyof typeof errorCatalogue;

/**
 * An expected failure: `name` from the catalogue, `message` for the log, `msg` for the user, `data` that the outcome
 * declares, `fields` for a form (field path → Chinese sentence).
 */
export class AppError extends Error {
  override readonly name: ErrorName;
  readonly msg: string;
  readonly data: unknown;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(name: ErrorName, texts: { message?: string; msg?: string; data?: unknown; fields?: Record<string, string> } = {}) {
    super(texts.message ?? name);
    this.name = name;
    this.msg = texts.msg ?? errorCatalogue[name].msg;
    this.data = texts.data ?? null;
    this.fields = texts.fields;
  }
}
