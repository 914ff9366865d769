/** Parses query, params and body at the door: no coercion of bodies, unknown body fields refused, nothing the database could not store. */
import { AppError, badRequest, formCopy, UNREADABLE, type Endpoint } from '@portal/contract/core';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Input } from './operation.ts';

/** Deepest nesting of a JSON body that is looked at. */
const DEPTH_MAX = 32;
/** Said of what holds no letters. */
export const BODY_UNREADABLE = '提交的内容含有无法识别的字符';

export function parseInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): Input<E> {
  refuseBrackets(request.query ?? {});
  refuseBroken(request.raw.url ?? '');
  const input = {
    query: parse(endpoint.query, request.query ?? {}, ''),
    params: parse(endpoint.params, request.params ?? {}, ''),
    body: bodyOf(endpoint, request),
  };
  return input as Input<E>;
}

function bodyOf(endpoint: Endpoint, { method, query, body }: FastifyRequest): unknown {
  if (endpoint.upload) return undefined;
  if (endpoint.asGet && method === 'GET') return parse(endpoint.asGet, query ?? {}, '');
  // without a body nothing is said, as in an empty one: what is missing is told by its field
  return parse(endpoint.body, body === undefined ? {} : body, 'body');
}

/** `keyword[]=a` names a list as some programs do, and no call of ours: passed over, it would be answered as if nothing had been asked (WIRE-16). */
function refuseBrackets(query: object): void {
  const [name] = Object.keys(query).filter((key) => /[[\]]/.test(key));
  if (name === undefined) return;
  const msg = `含有不支持的参数：${name.slice(0, 100)}`;
  throw new AppError(badRequest, { msg, fields: { [name.slice(0, 100)]: msg } });
}

/** `%ED%A0%80` is no letter of any address: taken as it stands, it would be looked for by its signs. */
function refuseBroken(url: string): void {
  const at = url.indexOf('?');
  if (at === -1 || !url.includes('%', at)) return;
  for (const part of url.slice(at + 1).split('&')) {
    try {
      decodeURIComponent(part);
    } catch {
      throw unreadable([part.split('=', 1)[0] ?? '']);
    }
  }
}

/** The field it stands in is named, where it has a name that can be read. */
function unreadable(path: readonly string[]): AppError<typeof badRequest> {
  const field = path.every(isCleanText) ? path.join('.') : '';
  return new AppError(badRequest, {
    message: 'NUL, half a surrogate pair, no letter of Unicode, or too deep',
    msg: BODY_UNREADABLE,
    fields: { [field.slice(0, 100) || '_']: UNREADABLE },
  });
}

function parse(schema: z.ZodType | undefined, value: unknown, part: '' | 'body'): unknown {
  if (!schema) {
    if (part === 'body' && value !== null && !(typeof value === 'object' && Object.keys(value as object).length === 0)) {
      throw new AppError(badRequest, { message: 'a body where none is declared' });
    }
    return undefined;
  }
  const unclean = findUnclean(value, []);
  if (unclean) throw unreadable(unclean);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues.flatMap(ofTheFormSent)) fields[issue.path.join('.') || '_'] ??= chinese(issue);
  const [first] = Object.values(fields);
  const { code, path } = parsed.error.issues[0] ?? {};
  throw new AppError(badRequest, { message: `${code} at ${path?.join('.')}`.slice(0, 200), fields, ...(first ? { msg: first } : {}) });
}

const isSaid = ({ message }: z.core.$ZodIssue): boolean => /[\u4e00-\u9fff]/.test(message);

const WRONG = formCopy.wrong;
/** What a value of another kind is told; where nothing was sent, too. */
const OF_KIND: Readonly<Record<string, string>> = { number: '应为数字', int: '应为整数' };

/** Sentences our schemas give themselves are Chinese already; the rest of zod's are not for users. */
function chinese(issue: z.core.$ZodIssue): string {
  if (isSaid(issue)) return issue.message;
  switch (issue.code) {
    case 'unrecognized_keys':
      return `含有不支持的字段：${issue.keys.join('、').slice(0, 100)}`;
    case 'too_big':
      return ofSize(issue.origin, '最多', issue.inclusive === false ? '必须小于' : '不能大于', Number(issue.maximum));
    case 'too_small':
      return ofSize(issue.origin, '至少', issue.inclusive === false ? '必须大于' : '不能小于', Number(issue.minimum));
    case 'invalid_union':
      return ofUnion(issue);
    case 'invalid_type':
      return OF_KIND[issue.expected] ?? WRONG;
    default:
      return WRONG;
  }
}

/**
 * A body that may be a list or an object is told of as the one that was sent: of its other form nothing can be said but that it is
 * not that. Of several objects it is the one that knows all fields that were sent, else the one of which all that is wrong
 * is said by the schema itself, of a field.
 */
function ofTheFormSent(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const told = (issues: readonly z.core.$ZodIssue[]) => issues.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
  const known = issue.errors.filter((issues) => !issues.some(({ code, path }) => code === 'unrecognized_keys' && path.length === 0));
  const [named] = known;
  if (named?.every(({ path }) => path.length > 0) && known.length === 1 && issue.errors.length > 1) return told(named);
  if (isSaid(issue)) return [issue];
  const forms = issue.errors.filter((issues) => !issues.every(({ code, path }) => code === 'invalid_type' && path.length === 0));
  const said = forms.filter((issues) => issues.every((inner) => isSaid(inner) && inner.path.length > 0));
  const [sent] = said.length === 1 ? said : forms;
  return (said.length === 1 || forms.length === 1) && sent && issue.errors.length > 1 ? told(sent) : [issue];
}

/** A limit that a schema names without words of its own. */
function ofSize(origin: string, ofMany: string, ofNumber: string, limit: number): string {
  if (origin === 'array') return `一次${ofMany} ${limit} 项`;
  return origin === 'string' ? `长度${ofMany} ${limit} 个字符` : `${ofNumber} ${limit}`;
}

/** Of several kinds a value may be, it is judged as the one that it misses by least; nothing is said of kinds that it is not at all. */
function ofUnion({ errors }: z.core.$ZodIssueInvalidUnion): string {
  const [nearest] = errors.filter((issues) => issues.every(({ code }) => code !== 'invalid_type' && code !== 'unrecognized_keys'));
  return nearest?.[0] ? chinese(nearest[0]) : WRONG;
}

/** The way to what cannot be stored. */
function findUnclean(value: unknown, path: readonly string[]): readonly string[] | undefined {
  if (typeof value === 'string') return isCleanText(value) ? undefined : path;
  if (value === null || typeof value !== 'object') return undefined;
  if (path.length >= DEPTH_MAX) return path;
  for (const [key, inner] of Object.entries(value)) {
    const found = isCleanText(key) ? findUnclean(inner, [...path, key]) : path;
    if (found) return found;
  }
  return undefined;
}

/**
 * The database takes neither NUL nor half of a surrogate pair; what Unicode keeps free for ever (U+FFFE, U+FFFF …) is no letter of any text,
 * and a worksheet that holds it does not open.
 */
const isCleanText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed() && !/\p{Noncharacter_Code_Point}/u.test(text);
