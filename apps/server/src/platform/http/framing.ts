import type { FastifyReply } from 'fastify';

type Framing = readonly string[];

const frameAncestors = (origins: Framing): string =>
  `frame-ancestors ${origins.length === 0 ? '*' : ["'self'", ...origins].join(' ')}`;

/**
 * Allows websites to frame the page. Because of clickjacking, only for pages without actions that do not identify the visitor.
 */
export function letFrame(
  reply: FastifyReply,
  origins: Framing,
  policy = String(reply.getHeader('content-security-policy')),
): void {
  const rest = policy.split(';').filter((part) => !part.trim().startsWith('frame-ancestors'));
  reply.header('content-security-policy', [...rest, frameAncestors(origins)].join(';'));
  // X-Frame-Options cannot list several origins; the policy above replaces it.
  reply.removeHeader('x-frame-options');
  reply.header('cross-origin-resource-policy', 'cross-origin');
}
