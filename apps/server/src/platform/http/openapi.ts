/** OpenAPI 3.1 at /openapi.json, and the same for people at /openapi. Both are made of the endpoints served. */
import {
  doorErrors,
  envelopeOf,
  failureEnvelope,
  identityChanged,
  identityMissing,
  notSignedIn,
  type Endpoint,
  type ErrorDefinition,
} from '@portal/contract/core';
import { isOperatorAccess, typesOf, UserType } from '@portal/engines/access';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { colour } from '../colour.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
};

const accessText = (access: Endpoint['access']): string => {
  if (isOperatorAccess(access)) return '运营人员';
  if (access === 'everyone') return '任何人';
  if (access === 'signedIn') return '登录用户';
  const names = Object.entries(UserType);
  return typesOf(access)
    .map((type) => names.find(([, value]) => value === type)?.[0] ?? String(type))
    .join('、');
};

function parametersOf(endpoint: Endpoint): Json[] {
  const from = (schema: z.ZodType | undefined, place: 'query' | 'path'): Json[] => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }));
  };
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: endpoint.keyRequired === true,
    description: `同一标识 24 小时内重复提交只生效一次，并返回首次结果；${endpoint.keyRequired ? '必须携带，否则不作处理' : '不带此请求头则每次请求各生效一次'}`,
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  };
  const identity = {
    name: 'X-Acting-For',
    in: 'header',
    required: false,
    description: `页面所属的账号与身份（accountNo/merchantNo）；与当前身份不一致时拒绝（${identityChanged.code}），登录已结束时同样拒绝（${notSignedIn.code}），不做任何读写；不带此请求头则按当前登录身份处理${endpoint.namesIdentity ? `；整单覆盖时必须携带（${identityMissing.code}）` : ''}`,
    schema: { type: 'string' },
  };
  return [...from(endpoint.params, 'path'), ...from(endpoint.query, 'query'), ...(endpoint.idempotency === 'key' ? [key] : []), identity];
}

const isOtherName = ({ path, also }: Endpoint): boolean => also?.includes(path) === true;

function operationOf(endpoint: Endpoint): Json {
  const failures = endpoint.outcomes ?? [];
  const byStatus = Map.groupBy(failures, ({ status }) => status);
  return {
    // an operation has one id, whatever other names it is called by
    ...(isOtherName(endpoint) ? {} : { operationId: endpoint.name }),
    summary: endpoint.summary,
    description: `可调用者：${accessText(endpoint.access)}`,
    parameters: parametersOf(endpoint),
    ...(endpoint.asGet ? { 'x-also-get': '也可用 GET，字段写在地址参数中' } : {}),
    ...(endpoint.body ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } } } : {}),
    ...(endpoint.upload
      ? {
          requestBody: {
            required: true,
            content: { 'multipart/form-data': { schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] } } },
          },
        }
      : {}),
    responses: {
      200: endpoint.download
        ? { description: '文件', content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }
        : { description: '成功', content: { 'application/json': { schema: schemaOf(envelopeOf(endpoint), 'output') } } },
      ...Object.fromEntries(
        [...byStatus].map(([status, errors]) => [
          status,
          { description: errorsText(errors), content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
        ]),
      ),
      default: { $ref: '#/components/responses/Door' },
    },
  };
}

/** Of an error that has no sentence for all its throws. */
const SAID_EACH_TIME = '（原因见返回的 msg）';

const errorsText = (errors: readonly ErrorDefinition[]): string => errors.map(({ code, msg }) => `${code} ${msg ?? SAID_EACH_TIME}`).join('；');

export function openapiOf(served: readonly Endpoint[], title: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of served) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  const door = {
    description: `任何接口都可能返回：${errorsText(doorErrors)}`,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  };
  const components = { schemas: { Failure: schemaOf(failureEnvelope, 'output') }, responses: { Door: door } };
  return { openapi: '3.1.0', info: { title, version: '1' }, paths, components };
}

/** Registers both addresses; the document is made once, when first asked for. */
export function registerOpenapi(app: FastifyInstance, served: readonly Endpoint[], { title }: { title: string }): void {
  let document: string | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openapiOf(served, title));
    return reply.header('content-type', 'application/json; charset=utf-8').send(document);
  });
  app.get('/openapi', async (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'")
      .send(readablePage(served, title)),
  );
}

const errorItems = (errors: readonly ErrorDefinition[]): string =>
  errors.map(({ code, msg }) => `<li><code>${code}</code> ${escape(msg ?? SAID_EACH_TIME)}</li>`).join('');

const alsoText = ({ also = [] }: Endpoint): string =>
  also.length > 0 ? `<p>同一接口的其他路径：${also.map((path) => `<code>${escape(path)}</code>`).join('、')}</p>` : '';

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function readablePage(everyName: readonly Endpoint[], title: string): string {
  const served = everyName.filter((endpoint) => !isOtherName(endpoint));
  const section = (endpoint: Endpoint): string => {
    const shape = (name: string, schema: z.ZodType | undefined, io: 'input' | 'output') =>
      schema ? `<details><summary>${name}</summary><pre tabindex="0">${escape(JSON.stringify(schemaOf(schema, io), null, 2))}</pre></details>` : '';
    const outcomes = errorItems(endpoint.outcomes ?? []);
    return `<section id="${endpoint.name}"><h2>${escape(endpoint.summary)} <small>${endpoint.name}</small></h2>
<p><b>${endpoint.method}</b> <code>${escape(endpoint.path)}</code></p>${alsoText(endpoint)}<p>可调用者：${escape(accessText(endpoint.access))}${endpoint.idempotency === 'key' ? `；${endpoint.keyRequired ? '须' : '可'}带 <code>Idempotency-Key</code> 请求头，重复提交只生效一次` : ''}</p>
${shape('路径参数', endpoint.params, 'input')}${shape('查询参数', endpoint.query, 'input')}${shape('请求内容', endpoint.body, 'input')}${endpoint.download ? '<p>返回文件</p>' : shape('返回数据', endpoint.data, 'output')}${outcomes ? `<ul>${outcomes}</ul>` : ''}</section>`;
  };
  const contents = served.map((endpoint) => `<li><a href="#${endpoint.name}">${escape(endpoint.summary)}</a> <small>${endpoint.name}</small></li>`).join('');
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title>
<style>body{font:14px/22px system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:${colour('ink')};max-width:960px;margin:0 auto;padding:24px 16px}h1{font-size:24px;line-height:32px}h2{font-size:18px;line-height:28px;margin:0 0 8px}small{color:${colour('ink-3')};font-weight:400}section{border-top:1px solid ${colour('line')};padding:20px 0}code,pre{font-family:ui-monospace,Consolas,monospace;font-size:13px}code{overflow-wrap:anywhere}pre{background:${colour('ground')};padding:12px;overflow:auto;border-radius:6px}summary{cursor:pointer;padding:4px 0}ol{columns:2;padding-left:24px}@media(max-width:700px){ol{columns:1}}a{color:${colour('accent')}}</style></head>
<body><main><h1>${escape(title)}</h1><p>所有返回均为 <code>{code, msg, data, count}</code>；<code>code</code> 为 0 表示成功。机器可读版本：<a href="/openapi.json">/openapi.json</a></p><details><summary>任何接口都可能返回的错误</summary><ul>${errorItems(doorErrors)}</ul></details><ol>${contents}</ol>${served.map(section).join('')}</main></body></html>`;
}
