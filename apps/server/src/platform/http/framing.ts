import type { FastifyReply } from 'fastify';

/** Websites that may show a page of ours in a frame; none named: every one may. */
type Framing = readonly string[];

/** How the policy of a page names them; the house itself may always, for a look at it before anybody else has one. */
const frameAncestors = (origins: Framing): string =>
  `frame-ancestors ${origins.length === 0 ? '*' : ["'self'", ...origins].join(' ')}`;

/**
 * Lets other websites show the page that is answered here, which no other page of ours may be: somebody could be led to press what she
 * does not see. So nothing may be done on such a page, and nothing on it knows who looks at it.
 */
export function letFrame(
  reply: FastifyReply,
  origins: Framing,
  policy = String(reply.getHeader('content-security-policy')),
): void {
  const rest = policy.split(';').filter((part) => !part.trim().startsWith('frame-ancestors'));
  reply.header('content-security-policy', [...rest, frameAncestors(origins)].join(';'));
  // The older way of saying it knows one origin alone.
  reply.removeHeader('x-frame-options');
  reply.header('cross-origin-resource-policy', 'cross-origin');
}
