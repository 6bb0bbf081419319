import type { FastifyReply } from 'fastify';

type Framing = readonly string[];

const frameAncestors = (origins: Framing): string =>
  `frame-ancestors ${origins.length === 0 ? '*' : ["'self'", ...origins].join(' ')}`;

/** A website may frame such a page only if the page has no actions and does not identify its visitor (clickjacking). */
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
