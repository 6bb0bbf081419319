import { vi } from 'vitest';

/** Same limit as `expect.poll` in vitest.config.ts, because Vitest has no setting for this one. */
const timeout = 60_000;

const { waitFor } = vi;
vi.waitFor = (look, options) => waitFor(look, { timeout, ...(typeof options === 'number' ? { timeout: options } : options) });
