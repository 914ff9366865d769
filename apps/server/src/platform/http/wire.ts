/** The small part of a Fastify request and reply that operations may touch. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from './address.ts';
import type { Wire } from './context.ts';
import { originOf } from './same-site.ts';

/** Cookies are HttpOnly, SameSite=Lax, and Secure wherever the address is https. */
export function wireOf(request: FastifyRequest, reply: FastifyReply): Wire {
  const attributes = { httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const;
  return {
    ip: addressOf(request),
    origin: originOf(request),
    request,
    cookies: request.cookies,
    setCookie: (name, value, { maxAgeSeconds, path = '/' }) => void reply.setCookie(name, value, { ...attributes, path, maxAge: maxAgeSeconds }),
    clearCookie: (name, path = '/') => void reply.clearCookie(name, { ...attributes, path }),
  };
}
