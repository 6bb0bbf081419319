import type { FastifyReply } from 'fastify';

type Framing = readonly string[];

const frameAncestors = (origins: Framing): string =>
  `frame-ancestors ${origins.length === 0 ? '*' : ["'self'", ...origins].join(' ')}`;

/**
 * Lets other websites frame this page. Frames enable clickjacking, so such a page must have no actions and must not know its
 * visitor.
 */
export function letFrame(
  reply: FastifyReply,
  origins: Framing,
  policy = String(reply.getHeader('content-security-policy')),
): void {
  const rest = policy.split(';').filter((part) => !part.trim().startsWith('frame-ancestors'));
  reply.header('content-security-policy', [...rest, frameAncestors(origins)].join(';'));
  // X-Frame-Options supports only one origin.
  reply.removeHeader('x-frame-options');
  reply.header('cross-origin-resource-policy', 'cross-origin');
}
