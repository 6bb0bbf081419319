import type { FastifyReply } from 'fastify';

type Framing = readonly string[];

const frameAncestors = (origins: Framing): string =>
  `frame-ancestors ${origins.length === 0 ? '*' : ["'self'", ...origins].join(' ')}`;

/** A page in a frame can be used for clickjacking, so it must have no actions and must not identify its visitor. */
export function letFrame(
  reply: FastifyReply,
  origins: Framing,
  policy = String(reply.getHeader('content-security-policy')),
): void {
  const rest = policy.split(';').filter((part) => !part.trim().startsWith('frame-ancestors'));
  reply.header('content-security-policy', [...rest, frameAncestors(origins)].join(';'));
  // X-Frame-Options can not list several origins, so the content security policy set above replaces it.
  reply.removeHeader('x-frame-options');
  reply.header('cross-origin-resource-policy', 'cross-origin');
}
