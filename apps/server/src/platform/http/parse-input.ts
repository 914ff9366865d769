/** Parses query, params and body at the door: no coercion of bodies, unknown body fields refused, nothing the database could not store. */
import { AppError, badRequest, type Endpoint } from '@portal/contract/core';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Input } from './operation.ts';

/** Deepest nesting of a JSON body that is looked at. */
const DEPTH_MAX = 32;

export function parseInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): Input<E> {
  const input = {
    query: parse(endpoint.query, request.query ?? {}, ''),
    params: parse(endpoint.params, request.params ?? {}, ''),
    body: endpoint.upload ? undefined : parse(endpoint.body, request.body ?? (endpoint.body ? undefined : null), 'body'),
  };
  return input as Input<E>;
}

function parse(schema: z.ZodType | undefined, value: unknown, part: '' | 'body'): unknown {
  if (!schema) {
    if (part === 'body' && value !== null && !(typeof value === 'object' && Object.keys(value as object).length === 0)) {
      throw new AppError(badRequest, { message: 'a body where none is declared' });
    }
    return undefined;
  }
  if (!isClean(value, 0)) throw new AppError(badRequest, { message: 'NUL, half a surrogate pair, or too deep', msg: '提交的内容含有无法识别的字符' });
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || '_'] ??= chinese(issue);
  const [first] = Object.values(fields);
  throw new AppError(badRequest, { message: z.prettifyError(parsed.error).slice(0, 500), fields, ...(first ? { msg: first } : {}) });
}

/** Sentences our schemas give themselves are Chinese already; the rest of zod's are not for users. */
function chinese(issue: z.core.$ZodIssue): string {
  if (/[\u4e00-\u9fff]/.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'unrecognized_keys':
      return `含有不支持的字段：${issue.keys.join('、').slice(0, 100)}`;
    case 'too_big':
      return '数值或长度超出上限';
    case 'too_small':
      return '数值或长度低于下限';
    default:
      return '填写的内容不正确';
  }
}

function isClean(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isCleanText(value);
  if (value === null || typeof value !== 'object') return true;
  if (depth >= DEPTH_MAX) return false;
  return Object.entries(value).every(([key, inner]) => isCleanText(key) && isClean(inner, depth + 1));
}

/** The database takes neither NUL nor half of a surrogate pair. */
const isCleanText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
