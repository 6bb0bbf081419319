/** Content security policy of the provider's own pages; forms may lead on to the web app's origins. */
export const pagePolicy = (origins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `form-action 'self' ${origins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers of every answer of the provider; its addresses carry secrets in their query, so they are never referred to. */
export const pageHeaders = (origins: readonly string[]) => ({
  'content-security-policy': pagePolicy(origins),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});
