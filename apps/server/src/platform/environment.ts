/**
 * The environment, parsed once by one schema. `environmentTable` feeds the README; `main.ts` is the only reader.
 * A wrong value is named with what was expected; nothing is guessed.
 */
import { z } from 'zod';
import { networkOf, PROXY_HOPS_MAX, type ProxyTrust } from './http/address.ts';

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((value) => value >= 0 && value <= 65535)
    .default(fallback);
const flag = (fallback: boolean) =>
  z
    .enum(['0', '1'])
    .transform((value) => value === '1')
    .default(fallback);
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => new URL(value).origin === value.replace(/\/$/, ''))
  .transform((value) => new URL(value).origin);

/** How many proxies, or which: never “all of them”, since then the caller names its own address. */
const proxyTrust = z
  .string()
  .transform((text): ProxyTrust => (/^\d+$/.test(text) ? Number(text) : text.split(',').map((item) => item.trim())))
  .refine((trust) => (typeof trust === 'number' ? trust <= PROXY_HOPS_MAX : trust.every((text) => networkOf(text) !== null)))
  .default(0);

const list = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) => text.split(',').flatMap((item) => (item.trim() ? [item.trim()] : [])));

export const environmentSchema = z
  .object({
    PORT: port(3000).describe('端口 | Port of the portal | 0–65535'),
    SSO_PORT: port(3001).describe('登录站端口 | Port of the sign-on site | 0–65535'),
    CONSOLE_PORT: port(3002).describe('控制台端口（运营人员） | Port of the provider’s staff console | 0–65535'),
    HOST: z.string().min(1).default('0.0.0.0').describe('监听地址 | Address to listen on | host name or address'),
    DATA_DIR: z.string().min(1).default('data').describe('数据目录 | Folder of the embedded database, files and snapshots | path'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .optional()
      .describe('PostgreSQL 连接串；不设则用内置数据库 | PostgreSQL to use instead of the embedded database | postgres://…'),
    DATABASE_POOL: z
      .string()
      .regex(/^[1-9]\d{0,2}$/)
      .transform(Number)
      .default(16)
      .describe('访客请求的连接数，另加 2 个维护连接 | Connections to PostgreSQL for requests; 2 more are for upkeep | 1–999'),
    REDIS_URL: z
      .string()
      .regex(/^rediss?:\/\//)
      .optional()
      .describe('多节点共享限流与消息提醒 | Rate limits and live notices shared by several nodes | redis://…'),
    DEMO: flag(true).describe(
      '演示数据；0 则停用演示账号 | Seed the demo world into an empty database, show the SMS outbox; 0 locks the demo accounts | 0 or 1',
    ),
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production').describe('运行模式 | Mode | development, production, test'),
    PROVIDER_BRAND: z.string().min(1).max(15).default('海康威视').describe('品牌名称 | The provider’s brand, as on the brand tab | 1–15 characters'),
    SHARE_FEE_PERCENT: z.coerce
      .number()
      .min(0)
      .max(100)
      .multipleOf(0.01)
      .default(0.6)
      .describe('平台对订单实收收取的手续费率（%） | The provider’s fee on what is kept of a paid order, in per cent | 0–100, two decimals'),
    SHARE_AFTER_DAYS: z.coerce
      .number()
      .int()
      .min(0)
      .max(90)
      .default(7)
      .describe('订单完成后多少天分账给经销商 | Days from an order’s completion to sharing it out to the dealer | 0–90'),
    SERVICE_PHONES: list('').describe(
      '客服电话，逗号分隔，可写作“名称:号码”；不设则不显示 | Customer service numbers, each with its provider or without | [name:]number,…',
    ),
    SITE_FILINGS: list('').describe('许可与备案信息，逗号分隔 | Licence and filing notices of the footer | text,…'),
    OFFICIAL_ACCOUNT_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe('公众号二维码的内容；不设则不显示 | What the code of the official account says; unset: none is shown | https://…'),
    MINI_PROGRAM_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe('小程序二维码的内容；不设则不显示 | What the code of the mini-program says; unset: none is shown | https://…'),
    WORKBENCH_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe(
        '客户运营中心（个人：我的云商城）的地址；不设则由门户说明 | Where the customers’ workbench is; unset: a page of the portal says so | https://…',
      ),
    WALLET_ORIGIN: origin.optional().describe('钱包的对外地址；不设则提示未开通 | Origin of the wallet; unset: the portal says that there is none | https://…'),
    MAP_SHOWN: flag(true).describe('显示地图；0 则只显示列表与距离 | Show maps; 0: lists and distances only | 0 or 1'),
    MAP_APPROVAL: z.string().max(60).default('').describe('地图下方的审图号 | Approval number shown under the map | text'),
    MAP_SERVICE_URL: z
      .url({ protocol: /^https$/ })
      .optional()
      .describe('持牌地图服务（2.0）脚本地址，含密钥；不设则用内置示意图 | Script of a licensed map service, version 2.0, with its key | https://…'),
    MAP_SERVICE_ORIGINS: list('')
      .refine((origins) => origins.every((one) => /^https:\/\/[\w.*-]+(:\d+)?$/.test(one)))
      .describe('该服务取图的其他来源，逗号分隔 | Further origins that service loads from | https://…,…'),
    PORTAL_ORIGIN: origin.optional().describe('门户对外地址；不设则用访客所用的本机或内网主机 | Public origin of the portal | https://…'),
    SSO_ORIGIN: origin.optional().describe('登录站对外地址；不设则用访客所用的本机或内网主机加 SSO_PORT | Public origin of the sign-on site | https://…'),
    REDIRECT_HOSTS: list('').describe(
      '登录后允许跳转的其他主机，逗号分隔 | Further hosts a sign-in may return to, and under which the portal may be visited | host[:port],…',
    ),
    TRUST_PROXY: proxyTrust.describe(
      '信任的反向代理：层数，或地址/网段，逗号分隔 | Proxies in front whose X-Forwarded-* count: how many in a row, or their addresses | 0–9, or address or CIDR,…',
    ),
    SMS_PROVIDER: z.enum(['outbox', 'aliyun']).default('outbox').describe('短信通道 | SMS channel; outbox is the offline stand-in | outbox, aliyun'),
    SMS_ACCESS_KEY: z.string().optional().describe('短信密钥编号 | Access key id of the SMS service | text'),
    SMS_ACCESS_SECRET: z.string().optional().describe('短信密钥 | Access key secret of the SMS service | text'),
    SMS_ENDPOINT: origin.optional().describe('短信服务地址 | Address of the SMS service | https://…'),
    SMS_SIGN_NAME: z.string().optional().describe('短信签名 | Sign name of the SMS service | text'),
    SMS_TEMPLATE: z.string().optional().describe('短信模板 | Template code of the SMS service | text'),
    SMS_INVITATION_TEMPLATE: z
      .string()
      .optional()
      .describe(
        '企业邀请短信模板，变量 company；不设则不发 | Template of invitations to an enterprise, with the variable company; none are sent without it | text',
      ),
    PAY_WECHAT_MERCHANT: z.string().optional().describe('微信支付商户号；不设则不开通 | Merchant number at WeChat Pay; unset: the channel is closed | text'),
    PAY_WECHAT_APP: z.string().optional().describe('微信支付应用编号 | App id at WeChat Pay | text'),
    PAY_WECHAT_SERIAL: z.string().optional().describe('商户证书序列号 | Serial of the merchant’s certificate | text'),
    PAY_WECHAT_KEY_FILE: z.string().optional().describe('商户私钥文件 | File of the merchant’s private key | path'),
    PAY_WECHAT_API_KEY: z.string().length(32).optional().describe('微信支付 APIv3 密钥 | Key of version 3 that notices are sealed by | 32 characters'),
    PAY_WECHAT_PUBLIC_KEYS: list('')
      .refine((keys) => keys.every((one) => /^[\w-]+=.+$/.test(one)))
      .describe('微信支付公钥或平台证书，更换期间写两个 | Its public keys by serial, two while they change | serial=path,…'),
    PAY_ALIPAY_APP: z.string().optional().describe('支付宝应用编号；不设则不开通 | App id at Alipay; unset: the channel is closed | text'),
    PAY_ALIPAY_SELLER: z.string().optional().describe('支付宝商家编号 | Seller id at Alipay | text'),
    PAY_ALIPAY_KEY_FILE: z.string().optional().describe('支付宝应用私钥文件 | File of the app’s private key | path'),
    PAY_ALIPAY_PUBLIC_KEYS: list('').describe('支付宝公钥文件，更换期间写两个 | Files of its public keys, two while they change | path,…'),
    TRACKING_CUSTOMER: z.string().optional().describe('快递100 客户编号；不设则不查询物流轨迹 | Customer at Kuaidi100; unset: parcels are not tracked | text'),
    TRACKING_KEY: z.string().optional().describe('快递100 授权密钥 | Key at Kuaidi100 | text'),
    TRACKING_ENDPOINT: origin.default('https://poll.kuaidi100.com').describe('快递100 服务地址 | Origin of Kuaidi100 | https://…'),
    S3_ENDPOINT: origin.optional().describe('对象存储地址 | S3-compatible endpoint; unset: files in DATA_DIR | https://…'),
    S3_BUCKET: z.string().optional().describe('存储桶 | Bucket | text'),
    S3_REGION: z.string().default('us-east-1').describe('区域 | Region | text'),
    S3_ACCESS_KEY: z.string().optional().describe('存储密钥编号 | Access key id | text'),
    S3_SECRET_KEY: z.string().optional().describe('存储密钥 | Secret key | text'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info').describe('日志级别 | Log level | fatal … trace, silent'),
    METRICS_TOKEN: z.string().min(16).optional().describe('/metrics 的访问令牌；不设则不提供 | Bearer token of /metrics; unset: not served | ≥ 16 characters'),
    METRICS_PORT: z
      .string()
      .regex(/^[1-9]\d{0,4}$/)
      .transform(Number)
      .refine((value) => value <= 65535)
      .optional()
      .describe('本机上另开的 /metrics 端口，无需令牌 | Loopback port of its own for /metrics and /metrics/sso, without a token | 1–65535'),
    CONSOLE_KEY: z
      .string()
      .min(16)
      .optional()
      .describe(
        '控制台验证器密钥的加密口令；不设则用 DATA_DIR/console.key，多节点须相同 | Passphrase that seals authenticators’ secrets; unset: DATA_DIR/console.key. The same on every node | ≥ 16 characters',
      ),
    BACKUP_KEY: z.string().min(16).optional().describe('备份口令；不设则备份不加密 | Passphrase of backups; unset: not encrypted | ≥ 16 characters'),
  })
  .superRefine((env, context) => {
    const missing = (when: boolean, names: readonly (keyof typeof env)[]) => {
      for (const name of names) {
        const value = env[name];
        if (when && (value === undefined || (Array.isArray(value) && value.length === 0)))
          context.addIssue({ code: 'custom', path: [name], message: 'required' });
      }
    };
    missing(env.SMS_PROVIDER === 'aliyun', ['SMS_ACCESS_KEY', 'SMS_ACCESS_SECRET', 'SMS_ENDPOINT', 'SMS_SIGN_NAME', 'SMS_TEMPLATE']);
    const wechat = ['PAY_WECHAT_APP', 'PAY_WECHAT_SERIAL', 'PAY_WECHAT_KEY_FILE', 'PAY_WECHAT_API_KEY', 'PAY_WECHAT_PUBLIC_KEYS', 'PORTAL_ORIGIN'] as const;
    missing(env.PAY_WECHAT_MERCHANT !== undefined, wechat);
    missing(env.PAY_ALIPAY_APP !== undefined, ['PAY_ALIPAY_SELLER', 'PAY_ALIPAY_KEY_FILE', 'PAY_ALIPAY_PUBLIC_KEYS', 'PORTAL_ORIGIN']);
    missing(env.TRACKING_CUSTOMER !== undefined, ['TRACKING_KEY']);
    missing(env.S3_ENDPOINT !== undefined, ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']);
  });

export type Environment = z.infer<typeof environmentSchema>;

export interface EnvironmentRow {
  name: string;
  fallback: string;
  purposeZh: string;
  purpose: string;
  expected: string;
}

/** One row a variable, in the schema's order; the README's table is made of it. */
export function environmentTable(): EnvironmentRow[] {
  return Object.entries(environmentSchema.shape).map(([name, schema]) => {
    const [purposeZh = '', purpose = '', expected = ''] = (schema.description ?? '').split(' | ');
    const empty = schema.safeParse(undefined);
    const fallback = empty.success && empty.data !== undefined ? (typeof empty.data === 'boolean' ? String(Number(empty.data)) : String(empty.data)) : '';
    return { name, fallback, purposeZh, purpose, expected };
  });
}

export type EnvironmentOutcome = { ok: true; environment: Environment } | { ok: false; complaints: string[] };

/**
 * Reads `source` (process.env). An empty variable counts as unset.
 * Outcome: the environment, or one Chinese + English sentence for each wrong variable.
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): EnvironmentOutcome {
  const names = Object.keys(environmentSchema.shape);
  const given = Object.fromEntries(names.flatMap((name) => (source[name] ? [[name, source[name]]] : [])));
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return { ok: true, environment: parsed.data };
  const rows = new Map(environmentTable().map((row) => [row.name, row]));
  const complaints = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const secret = /SECRET|KEY|TOKEN|_URL/.test(name);
    const value = given[name] === undefined ? '（未设置 / unset）' : secret ? '（已隐藏 / hidden）' : JSON.stringify(given[name]);
    return `环境变量 ${name} 的值 ${value} 不正确，应为：${rows.get(name)?.expected}。 / ${name} is wrong, expected: ${rows.get(name)?.expected}.`;
  });
  return { ok: false, complaints: [...new Set(complaints)] };
}
