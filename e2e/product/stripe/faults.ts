export const faultNames = ['400', '429', '409', '500', '500-after', 'timeout', 'timeout-after'] as const;
export type FaultName = (typeof faultNames)[number];

/** A fault with `-after` happens after the act. `timeout` closes the connection. */
export function createFaults() {
  let next: FaultName[] = [];
  return {
    set(names: readonly FaultName[]): void {
      next = [...names];
    },
    take: (): FaultName | undefined => next.shift(),
  };
}
export type Faults = ReturnType<typeof createFaults>;

export const faultAnswer = (name: FaultName): { status: number; body: string; headers: Record<string, string> } => {
  const status = Number(name.slice(0, 3));
  const code = { 429: 'rate_limit', 409: 'idempotency_key_in_use' }[status];
  const type = status === 500 ? 'api_error' : 'invalid_request_error';
  const body = JSON.stringify({ error: { type, message: `A planted error ${status}`, ...(code !== undefined && { code }) } });
  // With this header Stripe's libraries do not repeat the request.
  return { status, body, headers: status === 500 ? { 'stripe-should-retry': 'false' } : {} };
};
